import { type Issue, issuesIn } from "../rules/issue.ts";
import { oneOf } from "../rules/plain.ts";
import { sentenceIssue } from "./reopening.ts";

/** No decision is made under a policy version or a rule set that is wrong, until another administrator lifts it. */

export const freezeReasons = ["RULE_WRONG", "LAW_CHANGED", "DATA_WRONG", "OTHER"] as const;
export type FreezeReason = (typeof freezeReasons)[number];

export interface GivenFreeze {
  readonly reason: string;
  readonly sentence: string;
}

export const freezeIssues = ({ reason, sentence }: GivenFreeze): Readonly<Record<string, Issue>> =>
  issuesIn({ reason: oneOf(freezeReasons)(reason), sentence: sentenceIssue(sentence.trim()) });
