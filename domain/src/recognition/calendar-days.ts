import type { CivilDate } from "../rules/civil-date.ts";
import { addDays, addMonths, daysBetween, firstOfMonth, lastOfMonth } from "../rules/civil-span.ts";

const A_MONDAY = "2024-01-01";
const SATURDAY = 5;

const weekdayOf = (date: CivilDate): number => ((daysBetween(A_MONDAY, date) % 7) + 7) % 7;

export const isWeekend = (date: CivilDate): boolean => weekdayOf(date) >= SATURDAY;

const workingDayBefore = (date: CivilDate): CivilDate =>
  weekdayOf(date) < SATURDAY ? date : addDays(date, SATURDAY - 1 - weekdayOf(date));

const workingDayAfter = (date: CivilDate): CivilDate =>
  weekdayOf(date) < SATURDAY ? date : addDays(date, 7 - weekdayOf(date));

const dayOfMonth = (month: CivilDate, day: number): CivilDate => {
  const date = addDays(firstOfMonth(month), day - 1);
  return date > lastOfMonth(month) ? lastOfMonth(month) : date;
};

const DAYS = Array.from({ length: 31 }, (_none, index) => index + 1);

const isMovedDay = (
  dates: readonly CivilDate[],
  day: number,
  moved: (date: CivilDate) => CivilDate,
): boolean =>
  dates.every((date) =>
    // A payday that is moved after the 31st falls into the next month.
    [date, addMonths(firstOfMonth(date), -1)].some((month) => moved(dayOfMonth(month, day)) === date),
  );

/** A day of every month, moved off weekends always before or always after. */
export const isDayOfMonth = (dates: readonly CivilDate[]): boolean =>
  DAYS.some((day) => [workingDayBefore, workingDayAfter].some((moved) => isMovedDay(dates, day, moved)));

/** One of these days of every month, moved behind weekends and never before them. */
export const isMovedAfter = (
  dates: readonly CivilDate[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean =>
  DAYS.some((day) => day >= first && day <= last && isMovedDay(dates, day, workingDayAfter)) &&
  !DAYS.some((day) => isMovedDay(dates, day, workingDayBefore));

/** The last Friday of the month, or another last weekday: four weeks apart, and once five. */
export const areLastWeekdays = (dates: readonly CivilDate[]): boolean =>
  dates.every((date) => addDays(date, 7) > lastOfMonth(date)) && new Set(dates.map(weekdayOf)).size === 1;

export const areSameWeekdays = (dates: readonly CivilDate[]): boolean =>
  dates.length >= 3 &&
  dates.slice(1).every((date, index) => [28, 35].includes(daysBetween(dates[index] ?? date, date))) &&
  new Set(dates.map((date) => `${weekdayOf(date)} ${Math.ceil(Number(date.slice(8)) / 7)}`)).size === 1;
