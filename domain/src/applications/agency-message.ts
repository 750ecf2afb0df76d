import { firstIssue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** Questions and answers between an agency and the provider about one application. */

const LONGEST_MESSAGE = 2000;

export const messageIssue = firstIssue<string>(required(), plainText(LONGEST_MESSAGE));
