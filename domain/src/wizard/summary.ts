import type { DocumentAnswers } from "../documents/document-answers.ts";
import type { UploadEntry } from "../documents/evidence.ts";
import { type GivenReason, takesWords } from "../rules/given-reason.ts";
import type { Flow } from "./flow.ts";
import { boundsOfRequest, type SectionRequest } from "./request.ts";
import { walk } from "./walk.ts";

/** A readable summary of the answers: for the applicant before submission, the reviewer, the report. */
export interface SummaryRow {
  /** The question, which is also the step to change its answer. */
  readonly step: string;
  readonly answer: SummaryAnswer;
}

export type SummaryAnswer =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "date"; readonly value: string }
  /** ISO 3166-1 alpha-2 */
  | { readonly kind: "country"; readonly value: string }
  /** What opens something elsewhere: shown only to whoever asks for it. */
  | { readonly kind: "secret"; readonly value: string }
  /** A code, which has a text; where that says nothing by itself, with the person's own words. */
  | { readonly kind: "choice"; readonly value: string; readonly words?: string }
  | { readonly kind: "files"; readonly names: readonly string[] }
  /** A document that the person does not have, and why: a code, and the person's own words for "another reason". */
  | { readonly kind: "without"; readonly reason: string; readonly words?: string };

export const textAnswer = (value: string): SummaryAnswer => ({ kind: "text", value });

export const reasonAnswer = (given: GivenReason<string> | undefined): SummaryAnswer | undefined =>
  given && { kind: "choice", value: given.reason, ...(given.words !== undefined && { words: given.words }) };

export const choiceAnswer = (value: string | undefined): SummaryAnswer | undefined =>
  value === undefined ? undefined : { kind: "choice", value };

/** The files of one side, or why there are none. @param slot the stored type of the side */
export const filesAnswer = (
  {
    upload,
    withoutDocument,
    withoutDocumentWords,
  }: DocumentAnswers & { readonly upload: readonly Pick<UploadEntry, "type" | "fileName" | "ownName">[] },
  slot: string,
): SummaryAnswer | undefined => {
  const names = upload
    .filter(({ type }) => type === slot)
    .map(({ fileName, ownName }) => ownName ?? fileName);
  if (names.length > 0) return { kind: "files", names };
  const reason = withoutDocument?.[slot];
  if (reason === undefined) return undefined;
  const words = withoutDocumentWords?.[slot];
  return { kind: "without", reason, ...(takesWords(reason) && words !== undefined && { words }) };
};

interface Answered<Values, Context, Name extends string> {
  readonly flow: Flow<Values, Context, Name>;
  readonly values: Values;
  readonly context: Context;
  readonly request: SectionRequest | undefined;
}

/**
 * Only steps on the path count; answers off the path are left out. Each step appears once, where it was first asked.
 * @param answerOf what was answered in a step; undefined for one that only explains
 */
export const summaryOf = <Values, Context, Name extends string>(
  { flow, values, context, request }: Answered<Values, Context, Name>,
  answerOf: (step: Name) => SummaryAnswer | undefined,
): readonly SummaryRow[] => {
  const { path } = walk(flow, values, context, request && boundsOfRequest(flow, request));
  return [...new Set(path)].flatMap((step) => {
    const passed = path.slice(0, path.indexOf(step) + 1);
    const answer = flow.steps[step].answered(values, context, passed) ? answerOf(step) : undefined;
    return answer ? [{ step, answer }] : [];
  });
};
