import type { Issue } from "../rules/issue.ts";

/** Codes for other purposes look the same but for their first letter; their own services tell what they are for. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  W: "validation.shareCode.work",
  S: "validation.shareCode.status",
};

const FORM = /^[A-Z0-9]{9}$/;

/**
 * As it is stored: without spaces and hyphens, in capitals. People type it in the groups in which it is shown. What was
 * stored comes out the same again; some capitals (of "ΰ") fall apart, hence the second normalisation.
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

/** Right-to-rent codes begin with R. Another letter is unusual, and no reason to stop anybody. */
export const shareCodeWarning = (typed: string): Issue | undefined =>
  shareCodeIssue(typed) === undefined && !normaliseShareCode(typed).startsWith("R")
    ? { code: "validation.shareCode.unusual" }
    : undefined;
