import { firstIssue, type Issue } from "./issue.ts";
import { required } from "./plain.ts";
import { plainText } from "./plain-text.ts";

/** A reason from a list, with the person's own words where the list's text says nothing by itself. */
export interface GivenReason<Reason extends string> {
  readonly reason: Reason;
  readonly words?: string | undefined;
}

/** As two fields of a form; "" stands for what was not given. */
export interface ReasonFields<Reason extends string> {
  readonly reason: Reason | "";
  readonly words: string;
}

const LONGEST_WORDS = 300;

/** These say nothing by themselves. */
const OPEN_REASONS: readonly string[] = ["other", "something_else"];

export const takesWords = (reason: string): boolean => OPEN_REASONS.includes(reason);

const wordsIssue = firstIssue<string>(required(), plainText(LONGEST_WORDS));

/** What is wrong with the fields, by field: a reason has to be chosen, and explained if it says nothing. */
export const reasonIssues = ({
  reason,
  words,
}: ReasonFields<string>): { readonly [Field in keyof ReasonFields<string>]?: Issue } => {
  if (reason === "") return { reason: { code: "validation.please_select_an_option" } };
  const issue = takesWords(reason) ? wordsIssue(words.trim()) : undefined;
  return issue ? { words: issue } : {};
};

/** What the fields give; undefined while something is wrong with them. Words beside a reason that takes none do not count. */
export const givenReason = <Reason extends string>(
  fields: ReasonFields<Reason>,
): GivenReason<Reason> | undefined => {
  const { reason, words } = fields;
  if (reason === "" || Object.keys(reasonIssues(fields)).length > 0) return undefined;
  return takesWords(reason) ? { reason, words: words.trim() } : { reason };
};

/** A reason as it was stored; undefined if there is none, or one that says nothing without its words. */
export const storedReason = <Reason extends string>(
  reason: Reason | undefined,
  words: string | undefined,
): GivenReason<Reason> | undefined => {
  if (reason === undefined) return undefined;
  if (!takesWords(reason)) return { reason };
  return words === undefined ? undefined : { reason, words };
};

/** Words that are stored; undefined: they are none. */
export const asReasonWords = (value: unknown): string | undefined =>
  typeof value === "string" && wordsIssue(value.trim()) === undefined ? value.trim() : undefined;

/** The record with this entry; without a value, without it. An answer that was never given leaves no empty record behind. */
export const withEntry = <Value>(
  known: Readonly<Record<string, Value>> | undefined,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> | undefined => {
  const { [key]: _before, ...others } = known ?? {};
  const entries = value === undefined ? others : { ...others, [key]: value };
  return Object.keys(entries).length > 0 ? entries : undefined;
};
