import { firstIssue, type Issue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** Why somebody cannot show a document: recorded with the answer and shown to the reviewer. */
export const withoutDocumentReasons = ["lost", "expired", "with_authority", "never_had", "other"] as const;
export type WithoutDocumentReason = (typeof withoutDocumentReasons)[number];

/** Why somebody has no file for a side, with their own words for "another reason". */
export interface GivenReason {
  readonly reason: WithoutDocumentReason;
  readonly words?: string | undefined;
}

const LONGEST_WORDS = 300;

/** "Another reason" says nothing by itself: it takes the person's own words. */
export const takesWords = (reason: WithoutDocumentReason): boolean => reason === "other";

const isWords = firstIssue<string>(required(), plainText(LONGEST_WORDS));

export const reasonWordsIssue = (words: string): Issue | undefined => isWords(words.trim());

/** Words that are stored; undefined: they are none. */
export const asReasonWords = (value: unknown): string | undefined =>
  typeof value === "string" && reasonWordsIssue(value) === undefined ? value.trim() : undefined;
