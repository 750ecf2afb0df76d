import {
  addWorkingDays,
  startingDay,
  UnknownHolidays,
  workingDaysBetween,
} from "../calendars/working-days.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";

export interface LondonMoment {
  readonly date: CivilDate;
  readonly hour: number;
}

export interface ReviewTime {
  /** Earlier waits for the reviewers since the last decision, which used up a part of the promise. */
  readonly before: readonly { readonly from: LondonMoment; readonly until: LondonMoment }[];
  readonly since: LondonMoment;
}

interface Promised {
  readonly country: HomeCountry;
  /** Working days. */
  readonly days: number;
}

const LEAST_LEFT = 1;

/**
 * The last day on which a decision keeps the promise. The promise pauses while others are to act, and at least one working
 * day is left after their answer.
 *
 * @returns undefined if the holidays of that year are not known
 */
export const promisedDay = (
  { before, since }: ReviewTime,
  { country, days }: Promised,
): CivilDate | undefined => {
  try {
    const used = before.reduce(
      (sum, { from, until }) => sum + workingDaysBetween(startingDay(from, country), until.date, country),
      0,
    );
    return addWorkingDays(startingDay(since, country), Math.max(LEAST_LEFT, days - used), country);
  } catch (cause) {
    if (cause instanceof UnknownHolidays) return undefined;
    throw cause;
  }
};
