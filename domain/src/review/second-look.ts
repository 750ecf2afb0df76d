import type { Issue } from "../rules/issue.ts";
import { lengthOf } from "../rules/plain.ts";

/** Asking a person who did not decide to look again. */

/** How long an applicant may ask, in days after the decision. */
export const SECOND_LOOK_DAYS = 14;

export const LONGEST_SECOND_LOOK = 1000;

/** Why somebody wants a person to look again. */
export const secondLookIssue = (text: string): Issue | undefined => {
  if (text.trim() === "") return { code: "validation.required" };
  return lengthOf(text.trim()) > LONGEST_SECOND_LOOK
    ? { code: "validation.max_length", params: { max: LONGEST_SECOND_LOOK } }
    : undefined;
};
