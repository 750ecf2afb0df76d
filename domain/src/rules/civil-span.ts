import { type CivilDate, type DateParts, datePartsOf, daysInMonth } from "./civil-date.ts";

/** Arithmetic with civil dates that exist; anything else is the caller's mistake and throws. */

const DAY_MS = 86_400_000;

const partsOf = (date: CivilDate): DateParts => {
  const parts = datePartsOf(date);
  if (!parts) throw new Error(`${date} is no date.`);
  return parts;
};

const two = (number: number): string => String(number).padStart(2, "0");

const dateOf = ({ year, month, day }: DateParts): CivilDate => `${year}-${two(month)}-${two(day)}`;

const dayNumber = (date: CivilDate): number => {
  const { year, month, day } = partsOf(date);
  // biome-ignore lint/style/noRestrictedGlobals: arithmetic with a given date, no clock
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

export const addDays = (date: CivilDate, days: number): CivilDate =>
  // biome-ignore lint/style/noRestrictedGlobals: arithmetic with a given date, no clock
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from);

/** The same day of another month, or its last day: a month after 31 January is 28 or 29 February. */
export const addMonths = (date: CivilDate, months: number): CivilDate => {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return dateOf({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
};

export const monthsBetween = (from: CivilDate, to: CivilDate): number => {
  const [start, end] = [partsOf(from), partsOf(to)];
  const months = (end.year - start.year) * 12 + (end.month - start.month);
  return addMonths(from, months) > to ? months - 1 : months;
};

export const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;

export const lastOfMonth = (date: CivilDate): CivilDate => {
  const { year, month } = partsOf(date);
  return dateOf({ year, month, day: daysInMonth(year, month) });
};

export const later = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);
