import type { CivilDate } from "../rules/civil-date.ts";
import { lastOfMonth } from "../rules/civil-span.ts";
import { isMovedAfter, isWeekend } from "./calendar-days.ts";

const MIDDLE_DAYS = { first: 8, last: 27 } as const;

const isLastOfMonth = (date: CivilDate): boolean => date === lastOfMonth(date);

/**
 * Payrolls pay by files, which settle on working days. Standing orders and apps keep their date, weekends included. Some
 * employers pay on the last day of each month, whichever it is. A payroll moves its day before a weekend, unless it is
 * one of the first or last days of a month; a bank moves a standing order behind it.
 */
export const arePaidLikePay = (dates: readonly CivilDate[]): boolean =>
  (!dates.some(isWeekend) && !isMovedAfter(dates, MIDDLE_DAYS)) ||
  dates.every((date) => isLastOfMonth(date) || date.slice(5, 7) === "12");
