import type { Address } from "../addresses/address.ts";
import type { DocumentAnswers } from "../documents/document-answers.ts";
import type { UploadEntry } from "../documents/evidence.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { type GivenReason, takesWords } from "../rules/given-reason.ts";
import type { Currency, RentFrequency } from "../vocabulary/money.ts";

/**
 * An answer is a list of typed parts. The page that shows it finds words and format; no typed text is searched for
 * dates, amounts or codes.
 */

/** The list that holds the words of a code; `answer` means the choices of the step itself. */
export const choiceLists = ["answer", "frequency", "landlordType", "bonus", "gap"] as const;
export type ChoiceList = (typeof choiceLists)[number];

export type AnswerPart =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "name"; readonly names: readonly string[] }
  | {
      readonly kind: "money";
      readonly minor: number;
      readonly currency: Currency | null;
      readonly every?: RentFrequency;
    }
  | { readonly kind: "date"; readonly value: CivilDate }
  | { readonly kind: "span"; readonly from: CivilDate | null; readonly to: CivilDate | null }
  /** Months, `2024-08`. */
  | { readonly kind: "monthSpan"; readonly from: string | null; readonly to: string | null }
  /** Months. */
  | { readonly kind: "probation"; readonly months: number }
  /** ISO 3166-1 alpha-2 */
  | { readonly kind: "country"; readonly value: string }
  | { readonly kind: "address"; readonly address: Address }
  /** A code of a closed list; with the person's own words if the code says nothing by itself. */
  | {
      readonly kind: "choice";
      readonly list: ChoiceList;
      readonly value: string;
      readonly words?: string;
    }
  | { readonly kind: "file"; readonly name: string }
  /** A document that the person does not have: a reason code, and the person's own words for "another reason". */
  | { readonly kind: "without"; readonly reason: string; readonly words?: string }
  /** A code that opens something elsewhere. A reviewer sees it only on request. */
  | { readonly kind: "secret"; readonly value: string };

export type AnswerLine = readonly AnswerPart[];
export type SummaryAnswer = readonly AnswerLine[];

export const lineOf = (...parts: readonly (AnswerPart | undefined)[]): SummaryAnswer => [
  parts.filter((part) => part !== undefined),
];

export const textPart = (value: string | null | undefined): AnswerPart | undefined =>
  value ? { kind: "text", value } : undefined;

export const namePart = (...names: readonly (string | undefined)[]): AnswerPart => ({
  kind: "name",
  names: names.flatMap((name) => (name ? [name] : [])),
});

export const moneyPart = (
  minor: number | null,
  currency: Currency | null,
  every?: RentFrequency | null,
): AnswerPart | undefined =>
  minor === null ? undefined : { kind: "money", minor, currency, ...(every ? { every } : {}) };

export const datePart = (value: CivilDate | null): AnswerPart | undefined =>
  value ? { kind: "date", value } : undefined;

export const choicePart = (list: ChoiceList, value: string | null | undefined): AnswerPart | undefined =>
  value ? { kind: "choice", list, value } : undefined;

/** Answers that are codes of a step's own list: what the list holds has words, or `words` does not compile. */
export const choiceAnswerIn =
  <Choices>() =>
  <Step extends keyof Choices>(
    _step: Step,
    value: (Choices[Step] & string) | undefined,
  ): SummaryAnswer | undefined =>
    value === undefined ? undefined : [[{ kind: "choice", list: "answer", value }]];

export const reasonPart = (list: ChoiceList, { reason, words }: GivenReason<string>): AnswerPart => ({
  kind: "choice",
  list,
  value: reason,
  ...(words !== undefined && { words }),
});

export const reasonAnswer = (given: GivenReason<string> | undefined): SummaryAnswer | undefined =>
  given && [[reasonPart("answer", given)]];

export const filesAnswer = (
  {
    upload,
    withoutDocument,
    withoutDocumentWords,
  }: DocumentAnswers & { readonly upload: readonly Pick<UploadEntry, "type" | "fileName" | "ownName">[] },
  slot: string,
): SummaryAnswer | undefined => {
  const files = upload
    .filter(({ type }) => type === slot)
    .map(({ fileName, ownName }): AnswerLine => [{ kind: "file", name: ownName ?? fileName }]);
  if (files.length > 0) return files;
  const reason = withoutDocument?.[slot];
  if (reason === undefined) return undefined;
  const words = withoutDocumentWords?.[slot];
  return [[{ kind: "without", reason, ...(takesWords(reason) && words !== undefined && { words }) }]];
};
