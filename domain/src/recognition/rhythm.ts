import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween, lastOfMonth } from "../rules/civil-span.ts";

/** How often somebody is paid. */
export const rhythms = ["weekly", "fortnightly", "four_weekly", "monthly", "termly", "irregular"] as const;
export type Rhythm = (typeof rhythms)[number];

const dayOf = (date: CivilDate): number => Number(date.slice(8));

const monthIndex = (date: CivilDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Every step is about so many days, or about twice as many where one payment is missing. */
const stepsOf = (gaps: readonly number[], days: number, slack: number): boolean =>
  gaps.every((gap) => Math.abs(gap - days) <= slack || Math.abs(gap - 2 * days) <= slack) &&
  gaps.some((gap) => Math.abs(gap - days) <= slack);

/** A weekend or a bank holiday moves a payday by some days. */
const PAYDAY_SLACK = 5;

/** Days from the end of the month, or from the day of the first payment: whichever is nearer. */
const isSamePayday = (dates: readonly CivilDate[]): boolean => {
  const fromEnd = dates.map((date) => daysBetween(date, lastOfMonth(date)));
  const days = dates.map(dayOf);
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.min(spread(days), spread(fromEnd)) <= PAYDAY_SLACK;
};

const isMonthly = (dates: readonly CivilDate[]): boolean => {
  const months = dates.map(monthIndex);
  const isEveryMonth = months.slice(1).every((month, index) => month - (months[index] ?? 0) === 1);
  return isEveryMonth && isSamePayday(dates);
};

const TERM_DAYS = { least: 60, most: 150 } as const;

/**
 * The rhythm of some paydays; undefined: too few to say that the money comes again.
 * @param dates different days, the earliest first
 */
export const rhythmOf = (dates: readonly CivilDate[]): Rhythm | undefined => {
  if (dates.length < 2) return undefined;
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
  if (dates.length >= 3) {
    if (stepsOf(gaps, 7, 1)) return "weekly";
    if (stepsOf(gaps, 14, 2)) return "fortnightly";
    // Four weeks after four weeks a payday wanders through the month; a monthly one does not.
    if (stepsOf(gaps, 28, 1) && !isSamePayday(dates)) return "four_weekly";
  }
  if (isMonthly(dates)) return "monthly";
  if (dates.length >= 3 && stepsOf(gaps, 28, 2)) return "four_weekly";
  if (gaps.every((gap) => gap >= TERM_DAYS.least && gap <= TERM_DAYS.most)) return "termly";
  return dates.length >= 3 && new Set(dates.map(monthIndex)).size >= 2 ? "irregular" : undefined;
};

const PAYMENTS_A_YEAR: Readonly<Record<Exclude<Rhythm, "irregular">, number>> = {
  weekly: 52,
  fortnightly: 26,
  four_weekly: 13,
  monthly: 12,
  termly: 3,
};

const DAYS_A_YEAR = 365;

interface Paid {
  readonly rhythm: Rhythm;
  /** Of one payment, in minor units. */
  readonly typical: number;
  readonly total: number;
  /** Days of the statement. */
  readonly days: number;
}

/** What a year of it comes to, in minor units, rounded down. */
export const yearlyOf = ({ rhythm, typical, total, days }: Paid): number =>
  rhythm === "irregular"
    ? Math.floor((total * DAYS_A_YEAR) / Math.max(1, days))
    : typical * PAYMENTS_A_YEAR[rhythm];
