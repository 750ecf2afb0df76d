import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { oneOf, required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** A lead opens a decided case again. The decision stays as it is, and the next one supersedes it. */

export const reopeningReasons = ["RULE_WRONG", "MISTAKE", "NEW_EVIDENCE", "COMPLAINT", "OTHER"] as const;
export type ReopeningReason = (typeof reopeningReasons)[number];

export const LONGEST_REOPENING = 500;

export interface GivenReopening {
  readonly reason: string;
  readonly sentence: string;
}

/** A sentence of staff that says why. */
export const sentenceIssue = firstIssue<string>(required(), plainText(LONGEST_REOPENING));

export const reopeningIssues = ({ reason, sentence }: GivenReopening): Readonly<Record<string, Issue>> =>
  issuesIn({ reason: oneOf(reopeningReasons)(reason), sentence: sentenceIssue(sentence.trim()) });
