import type { CivilDate } from "../rules/civil-date.ts";
import { lastOfMonth } from "../rules/civil-span.ts";
import { isMovedAfter, isWeekend } from "./calendar-days.ts";

/** Banks of the euro and of the United Kingdom settle no file of payments on these days. */
const CLOSED = ["01-01", "12-25", "12-26"];

const MIDDLE_DAYS = { first: 8, last: 27 } as const;

const isBankDay = (date: CivilDate): boolean => !isWeekend(date) && !CLOSED.includes(date.slice(5));

const isLastOfMonth = (date: CivilDate): boolean => date === lastOfMonth(date);

/**
 * Payrolls pay by files, which settle on bank days. Standing orders and apps keep their date, weekends included. Some
 * employers pay on the last day of each month, whichever it is. A payroll moves its day before a weekend, unless it is
 * one of the first or last days of a month; a bank moves a standing order behind it.
 */
export const arePaidOnBankDays = (dates: readonly CivilDate[]): boolean =>
  (dates.every(isBankDay) && !isMovedAfter(dates, MIDDLE_DAYS)) ||
  dates.every((date) => isLastOfMonth(date) || date.slice(5, 7) === "12");
