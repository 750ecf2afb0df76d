import type { CivilDate } from "../../rules/civil-date.ts";
import { type Issue, issuesIn } from "../../rules/issue.ts";
import { lineIssue } from "../../rules/line.ts";

/** The evidence of one record, which a reviewer hands to the party that is responsible for the check. */

export interface AskedPack {
  readonly handedTo: string;
}

export const packIssues = ({ handedTo }: AskedPack): Readonly<Record<string, Issue>> =>
  issuesIn({ handedTo: lineIssue(handedTo) });

/** Without the person's name, because the file leaves the product. */
export const packFileName = (partyNumber: string, checkedOn: CivilDate): string =>
  `right-to-rent-${partyNumber}-${checkedOn}.zip`;

/** The landlord of the record, or the agency that is responsible for the check in writing. */
export const responsibleParty = (values: Readonly<Record<string, string>>, agency: string): string =>
  values.responsible === "landlord" ? (values.landlord ?? "") : agency;
