import { type Issue, issuesIn, optional } from "../rules/issue.ts";
import { lineIssue, linesIssue } from "../rules/line.ts";
import { phoneFormat } from "../rules/phone.ts";

export interface AgencyBranch {
  readonly name: string;
  /** On one line or several. */
  readonly address: string;
  /** Empty: not known. */
  readonly phone: string;
}

const LONGEST_ADDRESS = 200;

export const BRANCH_NAME_TAKEN: Issue = { code: "agency.validations.branchTaken" };

export const branchIssues = ({ name, address, phone }: AgencyBranch): Readonly<Record<string, Issue>> =>
  issuesIn({
    name: lineIssue(name),
    address: linesIssue(LONGEST_ADDRESS)(address),
    phone: optional(phoneFormat())(phone),
  });
