import type { CivilDate } from "../rules/civil-date.ts";
import { addMonths, daysBetween } from "../rules/civil-span.ts";

export const rhythms = ["weekly", "fortnightly", "four_weekly", "monthly", "termly", "irregular"] as const;
export type Rhythm = (typeof rhythms)[number];

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
  const areSteps = steps.slice(1).every((step, index) => [1, 2].includes(step - (steps[index] ?? 0)));
  const early = since.map((day, index) => (steps[index] ?? 0) * days - day).filter((by) => by !== 0);
  return (
    areSteps &&
    since.at(-1) === (steps.at(-1) ?? 0) * days &&
    early.length <= Math.max(1, Math.floor(since.length / PAYDAYS_A_HOLIDAY)) &&
    early.every((by) => by > 0 && by <= HOLIDAY_SLACK)
  );
};

const isEarly = (gap = 0, days = 0): boolean => Math.abs(days - gap) <= HOLIDAY_SLACK;

const PAYDAY_SLACK = 5;
const DAYS_A_MONTH = 30.44;

/** About the same day of every month; one month may be missing where another is present. */
const isMonthly = (dates: readonly CivilDate[], gaps: readonly number[]): boolean => {
  const steps = gaps.map((gap) => Math.round(gap / DAYS_A_MONTH));
  if (!steps.includes(1) || !steps.every((step) => step === 1 || step === 2)) return false;
  const months = summed(steps);
  return dates.some((payday, at) =>
    dates.every((date, index) => {
      const due = addMonths(payday, (months[index] ?? 0) - (months[at] ?? 0));
      return Math.abs(daysBetween(due, date)) <= PAYDAY_SLACK;
    }),
  );
};

const TERM_DAYS = { least: 60, most: 170 } as const;

/**
 * The rhythm of some paydays; undefined if they are too few to recur.
 * @param dates distinct, earliest first
 */
export const rhythmOf = (dates: readonly CivilDate[]): Rhythm | undefined => {
  if (dates.length < 2) return undefined;
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
  if (dates.length >= 3) {
    if (stepsOf(gaps, 7, 1)) return "weekly";
    if (stepsOf(gaps, 14, 2)) return "fortnightly";
    if (isInStep(gaps, 28)) return "four_weekly";
  }
  if (dates.length >= 4) {
    if (isInStep(gaps, 7)) return "weekly";
    if (isInStep(gaps, 14)) return "fortnightly";
    // The newest or the oldest payday may precede a holiday.
    if (isInStep(gaps.slice(1), 28) && isEarly(gaps[0], 28)) return "four_weekly";
    if (isInStep(gaps.slice(0, -1), 28) && isEarly(gaps.at(-1), 28)) return "four_weekly";
  }
  if (isMonthly(dates, gaps)) return "monthly";
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
  /** One payment, in minor units. */
  readonly typical: number;
  readonly total: number;
  readonly days: number;
}

/** Projected sum of a year, in minor units, rounded down. */
export const yearlyOf = ({ rhythm, typical, total, days }: Paid): number =>
  rhythm === "irregular"
    ? Math.floor((total * DAYS_A_YEAR) / Math.max(1, days))
    : typical * PAYMENTS_A_YEAR[rhythm];
