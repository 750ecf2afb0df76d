import { firstIssue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

const LONGEST_NOTE = 4000;

export const noteIssue = firstIssue<string>(required(), plainText(LONGEST_NOTE));
