import { type LetterHome, lacksConfirmation } from "../compliance/letter.ts";
import { findDefinition } from "../documents/definitions.ts";
import {
  type DocumentType,
  documentTypes,
  homePapers,
  identityPapers,
  incomePapers,
} from "../documents/kinds.ts";
import type { Issue } from "../rules/issue.ts";
import { plainText } from "../rules/plain-text.ts";
import type { RemedialReason } from "../vocabulary/reasons.ts";
import { remedialReasons } from "../vocabulary/reasons.ts";
import { type SectionName, type SectionVariant, sectionOfVariant } from "../vocabulary/sections.ts";
import type { CannedChoice } from "./canned-choice.ts";

export interface AskedRequest {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly start: string;
  readonly end: string;
  readonly reasons: readonly string[];
  readonly comment: string;
  readonly canned?: readonly CannedChoice[] | undefined;
  readonly documentType: string | null;
  /** The rule that the comment seems to break, as the reviewer has confirmed that it does not. */
  readonly confirmedRule?: string | null | undefined;
}

export interface RequestSubject {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly starts: readonly { readonly step: string; readonly ends: readonly string[] }[];
  readonly reasons: readonly string[];
  readonly documentTypes: readonly string[];
}

export const MOST_REQUESTS = 10;
export const LONGEST_COMMENT = 500;

export const NAMED_DOCUMENT = "genericUpload";

const aboutDocuments: readonly RemedialReason[] = [
  "IRRELEVANT_DOCUMENT_UPLOADED",
  "EXPIRED_DOCUMENT",
  "PARTIAL_CROPPED_BLURRY_DOCUMENT",
  "BLACK_AND_WHITE_DOCUMENT",
  "NO_ADVERSE_META_DATA",
];

const ownReasons: Readonly<Record<SectionName, readonly RemedialReason[]>> = {
  IDENTITY: ["MISSING_ID"],
  INCOME: [
    "DOCUMENT_OUT_OF_DATE",
    "SOURCE_DOES_NOT_SHOW_INCOME",
    "MISSING_PROOF_OF_INCOME",
    "INCORRECT_INCOME_REFERENCE",
  ],
  RESIDENCE: [
    "DOCUMENT_OUT_OF_DATE",
    "PROOF_OF_ADDRESS_NOT_CORRECT",
    "MISSING_PROOF_OF_ADDRESS",
    "MISSING_TENANCY_AGREEMENT",
    "INCORRECT_RENTAL_REFERENCE",
  ],
};

const rightToRentReasons: readonly RemedialReason[] = ["SHARECODE_REQUIRED", "MISSING_RTR_DOCUMENT"];

/** The reasons that fit a section, in the contract's order; with the form for PDF files where it has one. */
export const reasonsFor = (variant: SectionVariant): readonly RemedialReason[] => {
  const fitting = new Set<string>([
    ...aboutDocuments,
    ...ownReasons[sectionOfVariant(variant)],
    ...(variant === "IDENTITY_RTR" ? rightToRentReasons : []),
    "OTHER",
  ]);
  return remedialReasons.filter((reason) => fitting.has(reason.replace(/_PDF$/, "")));
};

const papers: Readonly<Record<SectionName, readonly DocumentType[]>> = {
  IDENTITY: [...identityPapers, "LANDLORD_CHECKING_SERVICE", "OTHER"],
  INCOME: [...incomePapers, "OTHER"],
  RESIDENCE: ["BANK_STATEMENT", ...homePapers, "OTHER"],
};

export const namedDocumentsFor = (section: SectionName): readonly DocumentType[] =>
  documentTypes.filter((type) => papers[section].includes(type) && findDefinition(type)?.sides === 1);

const CHOOSE: Issue = { code: "validation.please_select_an_option" };

export const subjectOf = <Subject extends Pick<RequestSubject, "section" | "relatedObjectUuid">>(
  { section, relatedObjectUuid }: Pick<AskedRequest, "section" | "relatedObjectUuid">,
  subjects: readonly Subject[],
): Subject | undefined =>
  subjects.find((subject) => subject.section === section && subject.relatedObjectUuid === relatedObjectUuid);

const commentIssue = ({ comment, reasons, canned = [] }: AskedRequest): Issue | undefined => {
  const isSaid = comment.trim() !== "" || canned.some(({ reason }) => reason === "OTHER");
  if (reasons.includes("OTHER") && !isSaid) return { code: "request.validations.noteForOther" };
  return plainText(LONGEST_COMMENT)(comment.trim());
};

const reasonsIssue = (reasons: readonly string[], subject: RequestSubject | undefined): Issue | undefined => {
  if (reasons.length === 0) return { code: "request.validations.reasons" };
  const isKnown = (reason: string, index: number) =>
    (subject?.reasons.includes(reason) ?? true) && reasons.indexOf(reason) === index;
  return reasons.every(isKnown) ? undefined : CHOOSE;
};

const issuesOf = (
  request: AskedRequest,
  subjects: readonly RequestSubject[],
  home: LetterHome,
): Readonly<Record<string, Issue | undefined>> => {
  const subject = subjectOf(request, subjects);
  const isKnownSection = subjects.some(({ section }) => section === request.section);
  const start = subject?.starts.find(({ step }) => step === request.start);
  const asksDocument = request.start === NAMED_DOCUMENT;
  const isNamed = request.documentType !== null && subject?.documentTypes.includes(request.documentType);
  const isDocumentRight = asksDocument ? isNamed : request.documentType === null;
  return {
    section: isKnownSection ? undefined : CHOOSE,
    about: subject || !isKnownSection ? undefined : CHOOSE,
    start: start || !subject ? undefined : CHOOSE,
    end: !start || start.ends.includes(request.end) ? undefined : CHOOSE,
    document: !start || isDocumentRight ? undefined : CHOOSE,
    reasons: reasonsIssue(request.reasons, subject),
    comment: commentIssue(request),
    confirmedRule: lacksConfirmation(request.comment, request.confirmedRule, home)
      ? { code: "request.validations.confirm" }
      : undefined,
  };
};

const countIssue = (count: number): Issue | undefined => {
  if (count === 0) return { code: "request.validations.none" };
  return count > MOST_REQUESTS
    ? { code: "request.validations.tooMany", params: { max: MOST_REQUESTS } }
    : undefined;
};

/** The broken rules, by field: `requests.0.start`. `requests` has the issue of the whole list. */
export const requestIssues = (
  requests: readonly AskedRequest[],
  subjects: readonly RequestSubject[],
  home: LetterHome,
): Readonly<Record<string, Issue>> => {
  const all: readonly (readonly [string, Issue | undefined])[] = [
    ["requests", countIssue(requests.length)],
    ...requests.flatMap((request, index) =>
      Object.entries(issuesOf(request, subjects, home)).map(
        ([field, issue]) => [`requests.${index}.${field}`, issue] as const,
      ),
    ),
  ];
  return Object.fromEntries(all.flatMap(([field, issue]) => (issue ? [[field, issue]] : [])));
};
