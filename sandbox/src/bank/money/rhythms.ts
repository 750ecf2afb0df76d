import {
  type Day,
  firstOfMonth,
  inMonthOf,
  monthNumberOf,
  monthOf,
  weekdayOf,
  workingDayFrom,
  workingDayUntil,
} from "./days.ts";
import type { Period } from "./entries.ts";

export type Rhythm = (period: Period) => readonly Day[];

export const MONDAY = 1;
export const TUESDAY = 2;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;

const shifts = { same: (day: Day) => day, before: workingDayUntil, after: workingDayFrom } as const;
type Shift = keyof typeof shifts;

/** A day of the months before and after may be shifted into the period. */
const firstsIn = ({ start, today }: Period): readonly Day[] => {
  const count = monthNumberOf(today) - monthNumberOf(start) + 3;
  return Array.from({ length: count }, (_, index) => firstOfMonth(start, index - 1));
};

export const everyDay: Rhythm = ({ start, today }) =>
  Array.from({ length: today - start + 1 }, (_, index) => start + index);

/** @param dayIn a day of the month that begins so; undefined: none */
const inEachMonth =
  (dayIn: (first: Day) => Day | undefined): Rhythm =>
  ({ start, today }) =>
    firstsIn({ start, today })
      .map(dayIn)
      .filter((day) => day !== undefined)
      .filter((day) => day >= start && day <= today);

export const monthly = (date: number, shift: Shift = "same"): Rhythm =>
  inEachMonth((first) => shifts[shift](inMonthOf(first, date)));

/** Employers pay December early, before Christmas. */
export const payday = (date: number): Rhythm =>
  inEachMonth((first) =>
    workingDayUntil(inMonthOf(first, monthOf(first) === 12 ? Math.min(date, 22) : date)),
  );

export const lastWorkingDay: Rhythm = inEachMonth((first) => workingDayUntil(firstOfMonth(first, 1) - 1));

/** In those months (1 to 12) of each year. */
export const inMonths = (months: readonly number[], date: number): Rhythm =>
  inEachMonth((first) =>
    months.includes(monthOf(first)) ? workingDayFrom(inMonthOf(first, date)) : undefined,
  );

export const everyMonths = (months: number, phase: number, date: number): Rhythm =>
  inEachMonth((first) =>
    monthNumberOf(first) % months === phase % months ? inMonthOf(first, date) : undefined,
  );

/** Weeks begin on Monday and are counted from 1970. */
const weekNumberOf = (day: Day): number => Math.floor((day + 3) / 7);

export const everyWeeks =
  (weeks: number, weekday: number, phase = 0): Rhythm =>
  (period) =>
    everyDay(period).filter(
      (day) => weekdayOf(day) === weekday && weekNumberOf(day) % weeks === phase % weeks,
    );
