import { linesIssue } from "../rules/line.ts";

const LONGEST_REASON = 500;

/** The reason why an agency gets no new applications. */
export const stopReasonIssue = linesIssue(LONGEST_REASON);
