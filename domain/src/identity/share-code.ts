import type { Issue } from "../rules/issue.ts";

const OTHER_CODES: Readonly<Record<string, string>> = {
  W: "validation.shareCode.work",
  S: "validation.shareCode.status",
};

const FORM = /^[A-Z0-9]{9}$/;

/**
 * The stored form: upper case, without spaces and hyphens. People type it in the groups in which it is displayed.
 * Idempotent: upper-casing decomposes some characters ("ΰ"), hence the second normalisation.
 */
export const normaliseShareCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/[\s\p{Dash_Punctuation}]/gu, "")
    .toUpperCase()
    .normalize("NFKC");

/** Required; 9 letters or digits; no code for work or for immigration status (spec 2 §5). */
export const shareCodeIssue = (typed: string): Issue | undefined => {
  const code = normaliseShareCode(typed);
  if (code === "") return { code: "validation.required" };
  if (!FORM.test(code)) return { code: "validation.shareCode.format" };
  const other = OTHER_CODES[code.charAt(0)];
  return other === undefined ? undefined : { code: other };
};

/** Right-to-rent codes start with R. Another letter is unusual but not an error. */
export const shareCodeWarning = (typed: string): Issue | undefined =>
  shareCodeIssue(typed) === undefined && !normaliseShareCode(typed).startsWith("R")
    ? { code: "validation.shareCode.unusual" }
    : undefined;
