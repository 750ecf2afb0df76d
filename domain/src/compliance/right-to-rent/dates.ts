import { ageOn, type CivilDate, datePartsOf } from "../../rules/civil-date.ts";
import { addDays, addMonths, later } from "../../rules/civil-span.ts";
import type { DateRules } from "./rule-set.ts";

const ADULT = 18;

/** Adults on the first day have a record; who turns 18 later joins the next follow-up. Children are never asked about. */
export const needsRecord = (birthdate: CivilDate, startsOn: CivilDate): boolean => {
  const [born, first] = [datePartsOf(birthdate), datePartsOf(startsOn)];
  return born !== undefined && first !== undefined && ageOn(born, first) >= ADULT;
};

export interface LettingDates {
  /** The day on which the agreement is entered into, or is expected to be. */
  readonly agreementOn: CivilDate;
  readonly startsOn: CivilDate;
}

/**
 * The first day on which a right may be checked; undefined: any day before the agreement, because an unlimited right does not end.
 * Strict reading: a check on the 28th day before is too early, because that period ends on the day before.
 */
export const firstCheckDay = (
  { agreementOn, startsOn }: LettingDates,
  isTimeLimited: boolean,
  { window: { days, includesFirst } }: DateRules,
): CivilDate | undefined =>
  isTimeLimited ? addDays(later(agreementOn, startsOn), includesFirst ? -days : 1 - days) : undefined;

export const checkStandings = ["in_time", "too_early", "too_late"] as const;
export type CheckStanding = (typeof checkStandings)[number];

/**
 * A check on the day of the agreement is in time by its day; whether it came before the signature is told by the time of the record.
 * An agreement before the window opens leaves no day: a second check inside the window is asked for.
 */
export const standingOfCheck = (
  checkedOn: CivilDate,
  letting: LettingDates,
  { isTimeLimited, dates }: { readonly isTimeLimited: boolean; readonly dates: DateRules },
): CheckStanding => {
  if (checkedOn > letting.agreementOn) return "too_late";
  const first = firstCheckDay(letting, isTimeLimited, dates);
  return first !== undefined && checkedOn < first ? "too_early" : "in_time";
};

/** The day on which as many months have passed; the first of the next month where that month has no such day. */
const anniversary = (day: CivilDate, months: number): CivilDate => {
  const same = addMonths(day, months);
  return same.slice(8) === day.slice(8) ? same : addDays(same, 1);
};

/** The last day of so many months that begin with `day`: one year from 1 March ends on the last of February. */
export const lastDayOfMonths = (day: CivilDate, months: number): CivilDate =>
  addDays(anniversary(day, months), -1);

export interface LimitedCheck {
  readonly checkedOn: CivilDate;
  /** The end of the permission, as shown. */
  readonly permissionUntil: CivilDate | null;
  /** The end of the document that shows it. */
  readonly documentUntil: CivilDate | null;
}

/** The last day on which a follow-up is in time: the longest of a year from the check, the permission and the document (section 27). */
export const lastFollowUpDay = (
  { checkedOn, permissionUntil, documentUntil }: LimitedCheck,
  { followUp }: DateRules,
): CivilDate =>
  [permissionUntil, documentUntil].reduce<CivilDate>(
    (longest, day) => (day === null ? longest : later(longest, day)),
    lastDayOfMonths(checkedOn, followUp.months),
  );

/** The last day on which a record is kept after a tenancy. */
export const keptUntil = (endedOn: CivilDate, { kept }: DateRules): CivilDate =>
  addMonths(endedOn, kept.monthsAfterTenancy);

/** The last day on which a follow-up is in time after a notice of the Landlord Checking Service. */
export const lastDayAfterNotice = (noticeOn: CivilDate, { checkingService }: DateRules): CivilDate =>
  lastDayOfMonths(noticeOn, checkingService.months);
