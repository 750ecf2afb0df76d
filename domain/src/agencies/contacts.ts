import { emailFormat } from "../rules/email.ts";
import { type Issue, issuesIn, optional } from "../rules/issue.ts";

export interface AgencyContacts {
  /** Empty: none is known. */
  readonly email: string;
  /** The person who alone is told of a confirmed candidate of the sanctions list; empty: none is named. */
  readonly complianceEmail: string;
}

export const agencyContactIssues = ({
  email,
  complianceEmail,
}: AgencyContacts): Readonly<Record<string, Issue>> =>
  issuesIn({
    email: optional(emailFormat())(email),
    complianceEmail: optional(emailFormat())(complianceEmail),
  });
