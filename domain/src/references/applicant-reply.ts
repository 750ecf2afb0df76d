import type { Issue } from "../rules/issue.ts";
import { linesIssue } from "../rules/line.ts";

export const LONGEST_REPLY = 1000;

/** The applicant replies to facts that weigh against them. */
export const replyIssue = (text: string): Issue | undefined => linesIssue(LONGEST_REPLY)(text);
