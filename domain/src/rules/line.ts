import { firstIssue, type Rule } from "./issue.ts";
import { maxLength, minLength, pattern, required } from "./plain.ts";

const LONGEST_LINE = 100;

/** No control characters and no lone surrogates, which databases cannot store. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;
const PRINTABLE_LINES = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

export const trimmed =
  (rule: Rule<string>): Rule<string> =>
  (value) =>
    rule(value.trim());

export const lineIssue: Rule<string> = trimmed(
  firstIssue<string>(required(), minLength(1), maxLength(LONGEST_LINE), pattern(PRINTABLE)),
);

export const linesIssue = (longest: number): Rule<string> =>
  trimmed(firstIssue<string>(required(), maxLength(longest), pattern(PRINTABLE_LINES)));
