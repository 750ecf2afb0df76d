import type { LetterHome } from "@latchkey/domain/compliance/letter.ts";
import type { CannedChoice } from "@latchkey/domain/review/canned-choice.ts";
import {
  type AskedRequest,
  NAMED_DOCUMENT,
  requestIssues,
  subjectOf,
} from "@latchkey/domain/review/request.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { OfferedSubject } from "./request.graphql.ts";

/** A request as its fields hold it. */
export interface TypedRequest {
  /** Identifies the request, also when earlier ones are removed. */
  readonly key: number;
  /** The sent document that it asks for again. */
  readonly documentId: string | null;
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  /** Empty: nothing is chosen yet. */
  readonly start: string;
  readonly end: string;
  /** Without the form for PDF files: its words are the same. */
  readonly reasons: readonly string[];
  readonly comment: string;
  readonly canned: readonly CannedChoice[];
  readonly documentType: string;
  /** The rule that the comment seems to break; empty: not confirmed. */
  readonly confirmedRule: string;
  /** It is about a PDF file, which the reasons then say. */
  readonly isPdf: boolean;
}

type Subject = Pick<OfferedSubject, "section" | "relatedObjectUuid">;

const emptyAbout = ({ section, relatedObjectUuid }: Subject) => ({
  section,
  relatedObjectUuid,
  start: "",
  end: "",
  documentType: "",
  documentId: null,
});

export const newRequest = (key: number, subject: Subject): TypedRequest => ({
  key,
  ...emptyAbout(subject),
  reasons: [],
  comment: "",
  canned: [],
  confirmedRule: "",
  isPdf: false,
});

const PDF = "_PDF";

/** The reasons as they are told: each once. */
export const toldReasons = ({ reasons }: Pick<OfferedSubject, "reasons">): readonly string[] =>
  reasons.filter((reason) => !reason.endsWith(PDF));

/** Another subject has other questions, and perhaps other reasons. */
export const aboutAnother = (request: TypedRequest, subject: OfferedSubject): TypedRequest => ({
  ...request,
  ...emptyAbout(subject),
  reasons: request.reasons.filter((reason) => subject.reasons.includes(reason)),
  isPdf: false,
});

/** It ends where it starts until something else is chosen. */
export const startingAt = (
  request: TypedRequest,
  step: string,
  subject: Pick<OfferedSubject, "starts"> | undefined,
): TypedRequest => {
  const ends = subject?.starts.find((start) => start.step === step)?.ends ?? [];
  const end = ends.includes(step) ? step : (ends[0] ?? "");
  return { ...request, start: step, end, documentType: "", documentId: null };
};

/** Words belong to a ticked reason. */
const cannedOf = ({ canned, reasons }: TypedRequest): readonly CannedChoice[] =>
  canned.filter(({ reason }) => reasons.includes(reason));

export const toRequest = (typed: TypedRequest, subjects: readonly OfferedSubject[]): AskedRequest => {
  const { section, relatedObjectUuid, start, end, comment, documentType, confirmedRule, isPdf } = typed;
  const codes = subjectOf(typed, subjects)?.reasons ?? [];
  const asCode = (reason: string): string =>
    isPdf && codes.includes(`${reason}${PDF}`) ? `${reason}${PDF}` : reason;
  return {
    section,
    relatedObjectUuid,
    start,
    end,
    reasons: typed.reasons.map(asCode),
    comment: comment.trim(),
    canned: cannedOf(typed),
    documentType: start === NAMED_DOCUMENT && documentType !== "" ? documentType : null,
    ...(confirmedRule !== "" && { confirmedRule }),
  };
};

/** The broken rules by field, as the server reports them. */
export const typedIssues = (
  requests: readonly TypedRequest[],
  subjects: readonly OfferedSubject[],
  home: LetterHome,
): Readonly<Record<string, Issue>> =>
  requestIssues(
    requests.map((request) => toRequest(request, subjects)),
    subjects,
    home,
  );

/** A document with the reviewer's verdict. */
export interface ReviewedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly type: string;
  readonly side: string;
  readonly contentType: string;
  /** The reasons of the verdict. The reviewer's note is internal and is not proposed. */
  readonly reasons: readonly string[];
}

/**
 * Asks for a document again: at the step that asked for it, if it would ask for the same one now, else by name. With what
 * was found about it.
 */
export const requestAbout = (
  document: ReviewedDocument,
  subjects: readonly OfferedSubject[],
): TypedRequest | undefined => {
  const request = proposedFor(document, subjects);
  return request && { ...request, documentId: document.id };
};

/** Nothing was chosen or typed in it. */
export const isUntouched = ({ start, reasons, comment }: TypedRequest): boolean =>
  start === "" && reasons.length === 0 && comment === "";

const proposedFor = (
  document: ReviewedDocument,
  subjects: readonly OfferedSubject[],
): TypedRequest | undefined => {
  const ofSection = subjects.filter(({ section }) => section === document.section);
  const subject = subjectOf(document, ofSection) ?? ofSection[0];
  if (!subject) return undefined;
  const step = subject.starts.find(
    (start) => start.document?.type === document.type && start.document.side === document.side,
  )?.step;
  const isNamed = step === undefined && subject.documentTypes.includes(document.type);
  const told = document.reasons.map((reason) => reason.replace(/_PDF$/, ""));
  const request: TypedRequest = {
    ...newRequest(1, subject),
    reasons: toldReasons(subject).filter((reason) => told.includes(reason)),
    isPdf: document.contentType === "application/pdf",
  };
  if (step !== undefined) return startingAt(request, step, subject);
  if (!isNamed) return request;
  return { ...startingAt(request, NAMED_DOCUMENT, subject), documentType: document.type };
};
