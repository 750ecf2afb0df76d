import { firstIssue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import { LONGEST_DECISION_NOTE } from "./decision.ts";

export const decisionNoteIssue = plainText(LONGEST_DECISION_NOTE);

export const neededDecisionNoteIssue = firstIssue<string>(required(), decisionNoteIssue);
