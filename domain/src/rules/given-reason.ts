import { firstIssue, type Issue } from "./issue.ts";
import { required } from "./plain.ts";
import { plainText } from "./plain-text.ts";

export interface GivenReason<Reason extends string> {
  readonly reason: Reason;
  readonly words?: string | undefined;
}

export interface ReasonFields<Reason extends string> {
  readonly reason: Reason | "";
  readonly words: string;
}

const LONGEST_WORDS = 300;

const OPEN_REASONS: readonly string[] = ["other", "something_else"];

export const takesWords = (reason: string): boolean => OPEN_REASONS.includes(reason);

const wordsIssue = firstIssue<string>(required(), plainText(LONGEST_WORDS));

export const reasonIssues = ({
  reason,
  words,
}: ReasonFields<string>): { readonly [Field in keyof ReasonFields<string>]?: Issue } => {
  if (reason === "") return { reason: { code: "validation.please_select_an_option" } };
  const issue = takesWords(reason) ? wordsIssue(words.trim()) : undefined;
  return issue ? { words: issue } : {};
};

export const givenReason = <Reason extends string>(
  fields: ReasonFields<Reason>,
): GivenReason<Reason> | undefined => {
  const { reason, words } = fields;
  if (reason === "" || Object.keys(reasonIssues(fields)).length > 0) return undefined;
  return takesWords(reason) ? { reason, words: words.trim() } : { reason };
};

export const storedReason = <Reason extends string>(
  reason: Reason | undefined,
  words: string | undefined,
): GivenReason<Reason> | undefined => {
  if (reason === undefined) return undefined;
  if (!takesWords(reason)) return { reason };
  return words === undefined ? undefined : { reason, words };
};

export const asReasonWords = (value: unknown): string | undefined =>
  typeof value === "string" && wordsIssue(value.trim()) === undefined ? value.trim() : undefined;

export const withEntry = <Value>(
  known: Readonly<Record<string, Value>> | undefined,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> | undefined => {
  const { [key]: _before, ...others } = known ?? {};
  const entries = value === undefined ? others : { ...others, [key]: value };
  return Object.keys(entries).length > 0 ? entries : undefined;
};
