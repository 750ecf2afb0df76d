import { firstIssue, type Issue, type Rule } from "./issue.ts";
import { maxLength, pattern } from "./plain.ts";

/** Several lines that somebody typed: no control characters, and no half of a character, which no database stores. */
const PLAIN = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

export const plainText = (longest: number): Rule<string> =>
  firstIssue<string>(maxLength(longest), pattern(PLAIN));

/** A field of a request that has to be such a text. */
export const textIssue = (value: unknown, longest: number): Issue | undefined =>
  typeof value === "string" ? plainText(longest)(value) : { code: "validation.required" };
