import { type GivenReason, withEntry } from "../rules/given-reason.ts";
import type { DocumentAnswers } from "./document-answers.ts";
import type { WithoutDocumentReason } from "./without-document.ts";

type Reasons = Pick<DocumentAnswers, "withoutDocument" | "withoutDocumentWords">;

export const withReason = (
  { withoutDocument, withoutDocumentWords }: Reasons,
  slot: string,
  given?: GivenReason<WithoutDocumentReason>,
): { readonly [Name in keyof Reasons]: Reasons[Name] | undefined } => ({
  withoutDocument: withEntry(withoutDocument, slot, given?.reason),
  withoutDocumentWords: withEntry(withoutDocumentWords, slot, given?.words),
});
