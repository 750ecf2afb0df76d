import type { CivilDate } from "../rules/civil-date.ts";
import { addMonths, daysBetween } from "../rules/civil-span.ts";
import { areLastWeekdays, areSameWeekdays, isDayOfMonth } from "./calendar-days.ts";

export const rhythms = [
  "weekly",
  "fortnightly",
  "four_weekly",
  "twice_monthly",
  "monthly",
  "quarterly",
  "termly",
  "irregular",
] as const;
export type Rhythm = (typeof rhythms)[number];

/** The rhythm with the lower figure, and another one that the paydays fit as well. */
export interface Timing {
  readonly rhythm: Rhythm;
  readonly mayBe?: Rhythm;
}

const monthIndex = (date: CivilDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Every gap is about `days`, or about twice that where one payment is missing. */
const stepsOf = (gaps: readonly number[], days: number, slack: number): boolean =>
  gaps.every((gap) => Math.abs(gap - days) <= slack || Math.abs(gap - 2 * days) <= slack) &&
  gaps.some((gap) => Math.abs(gap - days) <= slack);

/** Christmas moves a payday by up to four days. */
const HOLIDAY_SLACK = 4;
const PAYDAYS_A_HOLIDAY = 6;

const summed = (gaps: readonly number[]): readonly number[] => {
  const sums = [0];
  for (const gap of gaps) sums.push((sums.at(-1) ?? 0) + gap);
  return sums;
};

/** In step from the first payday to the last, except for one or two that were paid before a holiday. */
const isInStep = (gaps: readonly number[], days: number): boolean => {
  const since = summed(gaps);
  const steps = since.map((day) => Math.round(day / days));
  const taken = steps.slice(1).map((step, index) => step - (steps[index] ?? 0));
  const early = since.map((day, index) => (steps[index] ?? 0) * days - day).filter((by) => by !== 0);
  return (
    taken.includes(1) &&
    taken.every((step) => step === 1 || step === 2) &&
    since.at(-1) === (steps.at(-1) ?? 0) * days &&
    early.length <= Math.max(1, Math.floor(since.length / PAYDAYS_A_HOLIDAY)) &&
    early.every((by) => by > 0 && by <= HOLIDAY_SLACK)
  );
};

const isEarly = (gap = 0, days = 0): boolean => Math.abs(days - gap) <= HOLIDAY_SLACK;

const PAYDAY_SLACK = 5;
const DAYS_A_MONTH = 30.44;

const gapsOf = (dates: readonly CivilDate[]): readonly number[] =>
  dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));

/** About the same day of every month; one month may be missing where another is present. */
const isMonthly = (dates: readonly CivilDate[], slack = PAYDAY_SLACK): boolean => {
  const steps = gapsOf(dates).map((gap) => Math.round(gap / DAYS_A_MONTH));
  if (!steps.includes(1) || !steps.every((step) => step === 1 || step === 2)) return false;
  const months = summed(steps);
  return dates.some((payday, at) =>
    dates.every((date, index) => {
      const due = addMonths(payday, (months[index] ?? 0) - (months[at] ?? 0));
      return Math.abs(daysBetween(due, date)) <= slack;
    }),
  );
};

const HALF_MONTH = { least: 12, most: 19 } as const;

/** Two days of every month, each with its own payday: every other payday is monthly. */
const isTwiceMonthly = (
  dates: readonly CivilDate[],
  isOneOfMonth: (dates: readonly CivilDate[]) => boolean,
): boolean =>
  gapsOf(dates).every((gap) => gap >= HALF_MONTH.least && gap <= HALF_MONTH.most) &&
  [0, 1].every((half) => {
    const paid = dates.filter((_date, index) => index % 2 === half);
    return paid.length < 2 || isOneOfMonth(paid);
  });

/** A weekend and a holiday move a payday by three days. */
const HALF_MONTH_SLACK = 3;

const isNearlyMonthly = (dates: readonly CivilDate[]): boolean => isMonthly(dates, HALF_MONTH_SLACK);

const QUARTER_DAYS = { least: 84, most: 99 } as const;

const isQuarter = (gap: number): boolean => gap >= QUARTER_DAYS.least && gap <= QUARTER_DAYS.most;

const TERM_DAYS = { least: 60, most: 170 } as const;

const halfMonths = (dates: readonly CivilDate[], gaps: readonly number[]): Timing | undefined => {
  const isFortnight = isInStep(gaps, 14);
  if (isTwiceMonthly(dates, isDayOfMonth))
    return isFortnight ? { rhythm: "twice_monthly", mayBe: "fortnightly" } : { rhythm: "twice_monthly" };
  const exact = gaps.filter((gap) => gap % 14 === 0).length;
  if (isFortnight || exact * 2 > gaps.length)
    return stepsOf(gaps, 14, HOLIDAY_SLACK) ? { rhythm: "fortnightly" } : undefined;
  if (dates.length >= 4 && isTwiceMonthly(dates, isNearlyMonthly)) return { rhythm: "twice_monthly" };
  // Three paydays, one missing and one moved, may as well be months.
  const isSure = dates.length >= 4 || !gaps.some((gap) => gap > 16);
  return isSure && stepsOf(gaps, 14, 2) ? { rhythm: "fortnightly" } : undefined;
};

const isFourWeekly = (gaps: readonly number[]): boolean =>
  isInStep(gaps, 28) ||
  (gaps.length >= 3 &&
    ((isInStep(gaps.slice(1), 28) && isEarly(gaps[0], 28)) ||
      (isInStep(gaps.slice(0, -1), 28) && isEarly(gaps.at(-1), 28))));

const inWeeks = (dates: readonly CivilDate[], gaps: readonly number[]): Timing | undefined => {
  if (stepsOf(gaps, 7, 1) || (dates.length >= 4 && isInStep(gaps, 7))) return { rhythm: "weekly" };
  const half = halfMonths(dates, gaps);
  if (half || !isFourWeekly(gaps)) return half;
  return areLastWeekdays(dates) ? { rhythm: "monthly", mayBe: "four_weekly" } : { rhythm: "four_weekly" };
};

/**
 * The rhythm of some paydays; undefined if they are too few to recur.
 * @param dates distinct, earliest first
 */
export const timingOf = (dates: readonly CivilDate[]): Timing | undefined => {
  if (dates.length < 2) return undefined;
  const gaps = gapsOf(dates);
  const weeks = dates.length >= 3 ? inWeeks(dates, gaps) : undefined;
  if (weeks) return weeks;
  if (isMonthly(dates) || areSameWeekdays(dates)) return { rhythm: "monthly" };
  if (dates.length >= 3 && gaps.every(isQuarter)) return { rhythm: "quarterly" };
  if (gaps.every((gap) => gap >= TERM_DAYS.least && gap <= TERM_DAYS.most)) return { rhythm: "termly" };
  return dates.length >= 3 && new Set(dates.map(monthIndex)).size >= 2 ? { rhythm: "irregular" } : undefined;
};

const PAYMENTS_A_YEAR: Readonly<Record<Exclude<Rhythm, "irregular">, number>> = {
  weekly: 52,
  fortnightly: 26,
  four_weekly: 13,
  twice_monthly: 24,
  monthly: 12,
  quarterly: 4,
  termly: 3,
};

const DAYS_A_YEAR = 365;

interface Paid {
  readonly rhythm: Rhythm;
  /** One payment, in minor units. */
  readonly usual: number;
  readonly total: number;
  readonly days: number;
}

/** Projected sum of a year, in minor units, rounded down. */
export const yearlyOf = ({ rhythm, usual, total, days }: Paid): number =>
  Math.floor(
    rhythm === "irregular" ? (total * DAYS_A_YEAR) / Math.max(1, days) : usual * PAYMENTS_A_YEAR[rhythm],
  );
