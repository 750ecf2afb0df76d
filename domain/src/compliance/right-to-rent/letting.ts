import { type CivilDate, notFuture, validDate } from "../../rules/civil-date.ts";
import { addMonths } from "../../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn, type Rule } from "../../rules/issue.ts";
import { lineIssue } from "../../rules/line.ts";
import { required } from "../../rules/plain.ts";
import type { LettingDates } from "./dates.ts";

/** The facts of a letting beside its people: the landlord, the agreement, the tenancy. */

export interface RecordedLetting extends LettingDates {
  /** null: not named yet. */
  readonly landlord: string | null;
  /** null: the agreement is not signed. */
  readonly signedOn: CivilDate | null;
  /** null: the tenancy goes on, as far as is known. */
  readonly endedOn: CivilDate | null;
  /** Otherwise the agreement is expected on the first day. */
  readonly isRecorded: boolean;
}

export interface GivenLetting {
  readonly landlord: string;
  readonly agreementOn: string;
  readonly startsOn: string;
  /** Empty: not yet. */
  readonly signedOn: string;
  /** Empty: not yet. */
  readonly endedOn: string;
}

const day: Rule<string> = firstIssue<string>(required(), validDate());

const past = (today: CivilDate): Rule<string> => firstIssue<string>(day, notFuture(today));

/** A tenancy ends after it is signed, and not before it begins. */
export const tenancyEndIssue = (
  { startsOn, signedOn, endedOn }: Pick<GivenLetting, "startsOn" | "signedOn" | "endedOn">,
  today: CivilDate,
): Issue | undefined => {
  const wrong = past(today)(endedOn);
  if (wrong) return wrong;
  if (signedOn === "") return { code: "letting.validations.notSigned" };
  return endedOn < startsOn ? { code: "letting.validations.endsBeforeStart" } : undefined;
};

export const lettingIssues = (
  given: GivenLetting,
  { today }: { readonly today: CivilDate },
): Readonly<Record<string, Issue>> =>
  issuesIn({
    landlord: lineIssue(given.landlord),
    agreementOn: day(given.agreementOn),
    startsOn: day(given.startsOn),
    signedOn: given.signedOn === "" ? undefined : past(today)(given.signedOn),
    endedOn: given.endedOn === "" ? undefined : tenancyEndIssue(given, today),
  });

/** The day of the signature is the day of the agreement, once there is one. */
export const datesOfLetting = ({ agreementOn, startsOn, signedOn }: RecordedLetting): LettingDates => ({
  agreementOn: signedOn ?? agreementOn,
  startsOn,
});

const ASKED_AFTER_MONTHS = 12;

/** A letting that goes on is asked about if its signature, and what was recorded last, are of this day or before. */
export const askedIfSilentSince = (today: CivilDate): CivilDate => addMonths(today, -ASKED_AFTER_MONTHS);
