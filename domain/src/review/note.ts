import { firstIssue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

const LONGEST_NOTE = 4000;

/** What is wrong with a note about a case, or with the reason for taking one over, which becomes a note. */
export const noteIssue = firstIssue<string>(required(), plainText(LONGEST_NOTE));
