import { type CivilDate, notFuture, validDate } from "../rules/civil-date.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import { oneOf, required } from "../rules/plain.ts";

/** The provider's role towards the personal data of the agency's applicants (UK GDPR, articles 4 and 28). */
export const dataRoles = ["controller", "processor"] as const;
export type DataRole = (typeof dataRoles)[number];

export interface DataAgreement {
  readonly role: string;
  readonly agreedOn: string;
  /** The id of a file of the agency. */
  readonly fileId: string;
}

export interface AcceptedTerms {
  readonly version: string;
  readonly acceptedOn: string;
  /** The person of the agency who accepted them. */
  readonly acceptedBy: string;
}

interface Judging {
  readonly today: CivilDate;
}

export const DATA_FILE_MISSING: Issue = { code: "agency.validations.dataFile" };

const pastDay = ({ today }: Judging) => firstIssue<string>(required(), validDate(), notFuture(today));

export const dataAgreementIssues = (
  { role, agreedOn, fileId }: DataAgreement,
  judging: Judging,
): Readonly<Record<string, Issue>> =>
  issuesIn({
    role: oneOf(dataRoles)(role),
    agreedOn: pastDay(judging)(agreedOn),
    fileId: fileId === "" ? DATA_FILE_MISSING : undefined,
  });

export const acceptedTermsIssues = (
  { version, acceptedOn, acceptedBy }: AcceptedTerms,
  judging: Judging,
): Readonly<Record<string, Issue>> =>
  issuesIn({
    version: lineIssue(version),
    acceptedOn: pastDay(judging)(acceptedOn),
    acceptedBy: lineIssue(acceptedBy),
  });
