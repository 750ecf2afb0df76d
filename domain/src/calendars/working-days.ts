import type { CivilDate } from "../rules/civil-date.ts";
import { addDays, addMonths, daysBetween } from "../rules/civil-span.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import { bankHolidays, type HolidayCalendar } from "./bank-holidays.ts";

/**
 * Clocks of deadlines: working days, calendar days and months. Dates are civil dates in London. Holidays are dated data: a
 * day outside the known years is refused, because a guess would be a broken promise.
 */

const calendarOf: Readonly<Record<HomeCountry, HolidayCalendar>> = {
  ENG: "england-and-wales",
  WLS: "england-and-wales",
  SCT: "scotland",
  NIR: "northern-ireland",
};

const holidaysOf = (country: HomeCountry): readonly CivilDate[] => bankHolidays[calendarOf[country]];

export class UnknownHolidays extends Error {
  override readonly name = "UnknownHolidays";
}

/** The last day whose holidays are known in all calendars. */
export const lastKnownDay = (): CivilDate => {
  const years = Object.values(bankHolidays).map((days) => days.at(-1)?.slice(0, 4) ?? "");
  return `${years.toSorted()[0]}-12-31`;
};

const assertKnown = (country: HomeCountry, date: CivilDate): void => {
  const days = holidaysOf(country);
  const [first = "", last = ""] = [days[0]?.slice(0, 4), days.at(-1)?.slice(0, 4)];
  const year = date.slice(0, 4);
  if (year < first || year > last) throw new UnknownHolidays(`The holidays of ${year} are not known.`);
};

/** Any Monday: days are counted from it. */
const A_MONDAY: CivilDate = "2024-01-01";
const SATURDAY = 5;

const isWeekend = (date: CivilDate): boolean => {
  const day = daysBetween(A_MONDAY, date) % 7;
  return (day < 0 ? day + 7 : day) >= SATURDAY;
};

/** The Monday of the week. */
export const mondayOf = (date: CivilDate): CivilDate => {
  const day = daysBetween(A_MONDAY, date) % 7;
  return addDays(date, -(day < 0 ? day + 7 : day));
};

/** @throws UnknownHolidays outside the years of the data */
export const isWorkingDay = (date: CivilDate, country: HomeCountry): boolean => {
  assertKnown(country, date);
  return !isWeekend(date) && !holidaysOf(country).includes(date);
};

/** The day itself, or the next working day. @throws UnknownHolidays */
export const rolledForward = (date: CivilDate, country: HomeCountry): CivilDate => {
  let day = date;
  while (!isWorkingDay(day, country)) day = addDays(day, 1);
  return day;
};

/** The first day does not count. @throws UnknownHolidays */
export const addWorkingDays = (date: CivilDate, count: number, country: HomeCountry): CivilDate => {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = rolledForward(addDays(day, 1), country);
  return day;
};

/** Working days after `from`, up to and with `to`. @throws UnknownHolidays */
export const workingDaysBetween = (from: CivilDate, to: CivilDate, country: HomeCountry): number => {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorkingDay(day, country)) count += 1;
  }
  return count;
};

export interface CalendarClock {
  readonly days: number;
  /** "Seven days beginning with the day of receipt" counts it. */
  readonly countsFirstDay: boolean;
  /** A period that ends on a weekend or holiday ends on the next working day. */
  readonly rollsIn: HomeCountry | undefined;
}

/** @throws UnknownHolidays if it rolls */
export const calendarDeadline = (
  from: CivilDate,
  { days, countsFirstDay, rollsIn }: CalendarClock,
): CivilDate => {
  const last = addDays(from, countsFirstDay ? days - 1 : days);
  return rollsIn === undefined ? last : rolledForward(last, rollsIn);
};

/** The same day of a later month, or its last day; then the next working day. @throws UnknownHolidays */
export const monthDeadline = (from: CivilDate, months: number, country: HomeCountry): CivilDate =>
  rolledForward(addMonths(from, months), country);

const HOUR_MS = 3_600_000;

/** Runs through nights and weekends. @param instantMs epoch milliseconds */
export const hoursDeadline = (instantMs: number, hours: number): number => instantMs + hours * HOUR_MS;

/** A later arrival counts as one of the next working day. */
export const CUT_OFF_HOUR = 17;

/** The working day on which a clock starts. @param hour of the day in London @throws UnknownHolidays */
export const startingDay = (
  { date, hour }: { readonly date: CivilDate; readonly hour: number },
  country: HomeCountry,
): CivilDate =>
  hour < CUT_OFF_HOUR && isWorkingDay(date, country) ? date : rolledForward(addDays(date, 1), country);
