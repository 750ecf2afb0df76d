import { firstIssue, type Issue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** Asking a person who did not decide to look again. */

/** How long an applicant may ask, in days after the decision. */
export const SECOND_LOOK_DAYS = 14;

export const LONGEST_SECOND_LOOK = 1000;

/** Why somebody wants a person to look again. */
export const secondLookIssue = (text: string): Issue | undefined =>
  firstIssue<string>(required(), plainText(LONGEST_SECOND_LOOK))(text.trim());
