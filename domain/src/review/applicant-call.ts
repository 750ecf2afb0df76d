import { momentIssue } from "../references/call.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import { oneOf, required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** A talk of a reviewer with the applicant outside the product. A record is corrected by another one. */

export const applicantCallWays = ["PHONE", "EMAIL", "IN_PERSON"] as const;
export type ApplicantCallWay = (typeof applicantCallWays)[number];

/** Started by the applicant, or by us. */
export const applicantCallDirections = ["IN", "OUT"] as const;
export type ApplicantCallDirection = (typeof applicantCallDirections)[number];

export const LONGEST_APPLICANT_CALL = 2000;

export interface GivenApplicantCall {
  readonly way: string;
  readonly direction: string;
  /** In London, such as `2026-11-29T14:05`. */
  readonly calledAt: string;
  readonly spokeTo: string;
  readonly said: string;
}

/** @param now the minute in London, before which the talk was */
export const applicantCallIssues = (
  given: GivenApplicantCall,
  now: string,
): Readonly<Record<string, Issue>> =>
  issuesIn({
    way: oneOf(applicantCallWays)(given.way),
    direction: oneOf(applicantCallDirections)(given.direction),
    calledAt: momentIssue(given.calledAt, now),
    spokeTo: lineIssue(given.spokeTo),
    said: firstIssue<string>(required(), plainText(LONGEST_APPLICANT_CALL))(given.said.trim()),
  });
