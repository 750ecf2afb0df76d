import { firstIssue, type Issue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** A reconsideration is decided by a reviewer who did not decide before. */

/** Days after the decision in which an applicant may ask. */
export const SECOND_LOOK_DAYS = 14;

export const LONGEST_SECOND_LOOK = 1000;

export const secondLookIssue = (text: string): Issue | undefined =>
  firstIssue<string>(required(), plainText(LONGEST_SECOND_LOOK))(text.trim());
