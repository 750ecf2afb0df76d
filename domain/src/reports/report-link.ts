import { type Issue, issuesIn } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";

/** A link by which a landlord reads a report without an account. */

export const LINK_DAYS = { least: 1, most: 90, usual: 30 } as const;

export interface GivenReportLink {
  /** The receiver's name. */
  readonly handedTo: string;
  readonly days: number;
}

const daysIssue = (days: number): Issue | undefined =>
  Number.isInteger(days) && days >= LINK_DAYS.least && days <= LINK_DAYS.most
    ? undefined
    : { code: "reports.validations.days", params: { min: LINK_DAYS.least, max: LINK_DAYS.most } };

export const reportLinkIssues = ({ handedTo, days }: GivenReportLink): Readonly<Record<string, Issue>> =>
  issuesIn({ handedTo: lineIssue(handedTo), days: daysIssue(days) });
