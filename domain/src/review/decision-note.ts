import { firstIssue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import { LONGEST_DECISION_NOTE } from "./decision.ts";

/** What is wrong with what a second reviewer notes for the log; nothing has to be noted. */
export const decisionNoteIssue = plainText(LONGEST_DECISION_NOTE);

/** With the reason for giving a decision back, or for taking one back, which has to be there. */
export const neededDecisionNoteIssue = firstIssue<string>(required(), decisionNoteIssue);
