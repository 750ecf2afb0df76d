import { type CivilDate, notFuture, validDate } from "../../rules/civil-date.ts";
import { firstIssue, type Issue, issuesIn } from "../../rules/issue.ts";
import { lineIssue } from "../../rules/line.ts";
import { required } from "../../rules/plain.ts";
import { tidy } from "../../rules/tidy.ts";

/**
 * A landlord is liable for the check unless an agent has accepted the responsibility in writing (Immigration Act 2014, section 25). An
 * agency that lets the provider check hands its responsibility on in the same way.
 */
export interface WrittenResponsibility {
  readonly id: string;
  /** The landlord whose checks the agency accepts; null: the provider accepts those of the agency. */
  readonly landlord: string | null;
  readonly acceptedOn: CivilDate;
  /** The first day on which it does not hold; null: it goes on. */
  readonly endedOn: CivilDate | null;
}

/** The fields of a record that name one. */
export const responsibilityFields: readonly string[] = ["landlordResponsibility", "agencyResponsibility"];

interface Sought {
  readonly landlord: string | null;
  readonly on: CivilDate;
}

const sameName = (name: string | null): string | null => (name === null ? null : tidy(name).toLowerCase());

/** @param known the newest first */
export const standingResponsibility = <Known extends WrittenResponsibility>(
  known: readonly Known[],
  { landlord, on }: Sought,
): Known | undefined =>
  known.find(
    (one) =>
      sameName(one.landlord) === sameName(landlord) &&
      one.acceptedOn <= on &&
      (one.endedOn === null || on < one.endedOn),
  );

export interface GivenResponsibility {
  /** Empty: the provider accepts the checks of the agency. */
  readonly landlord: string;
  readonly isOfAgency: boolean;
  readonly acceptedOn: string;
  /** The id of a file of the agency. */
  readonly fileId: string;
}

export const RESPONSIBILITY_FILE_MISSING: Issue = { code: "responsibility.validations.file" };

const pastDay = (today: CivilDate) => firstIssue<string>(required(), validDate(), notFuture(today));

export const responsibilityIssues = (
  { landlord, isOfAgency, acceptedOn, fileId }: GivenResponsibility,
  { today }: { readonly today: CivilDate },
): Readonly<Record<string, Issue>> =>
  issuesIn({
    landlord: isOfAgency ? undefined : lineIssue(landlord),
    acceptedOn: pastDay(today)(acceptedOn),
    fileId: fileId === "" ? RESPONSIBILITY_FILE_MISSING : undefined,
  });

/** A responsibility ends on the day of its acceptance or later, and not in the future. */
export const responsibilityEndIssue = (
  endedOn: string,
  { acceptedOn, today }: { readonly acceptedOn: CivilDate; readonly today: CivilDate },
): Issue | undefined =>
  pastDay(today)(endedOn) ??
  (endedOn < acceptedOn ? { code: "responsibility.validations.endsBefore" } : undefined);
