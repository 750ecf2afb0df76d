import type { DocumentAnswers } from "./document-answers.ts";
import type { GivenReason } from "./without-document.ts";

type Reasons = Pick<DocumentAnswers, "withoutDocument" | "withoutDocumentWords">;

/** Leaves no empty record behind: an answer that was never given is not an answer. */
const withEntry = <Value>(
  known: Readonly<Record<string, Value>> | undefined,
  slot: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> | undefined => {
  const { [slot]: _before, ...others } = known ?? {};
  if (value !== undefined) return { ...others, [slot]: value };
  return known && others;
};

/** What is said of one side now, beside what was said of others; without a reason there is a file. */
export const withReason = (
  { withoutDocument, withoutDocumentWords }: Reasons,
  slot: string,
  given?: GivenReason,
): { readonly [Name in keyof Reasons]: Reasons[Name] | undefined } => ({
  withoutDocument: withEntry(withoutDocument, slot, given?.reason),
  withoutDocumentWords: withEntry(withoutDocumentWords, slot, given?.words),
});
