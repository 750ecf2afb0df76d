import { firstIssue, type Issue, type Rule } from "./issue.ts";
import { maxLength, pattern } from "./plain.ts";

/** Typed text of several lines, without control characters and lone surrogates, which databases cannot store. */
const PLAIN = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

export const plainText = (longest: number): Rule<string> =>
  firstIssue<string>(maxLength(longest), pattern(PLAIN));

export const textIssue = (value: unknown, longest: number): Issue | undefined =>
  typeof value === "string" ? plainText(longest)(value) : { code: "validation.required" };
