/** The order in which the parts stand and are filled. */
export const dateParts = ["day", "month", "year"] as const;
export type DatePart = (typeof dateParts)[number];

/** What is in the three inputs: digits only, perhaps too few of them. */
export type DateParts = Readonly<Record<DatePart, string>>;

export const emptyDate: DateParts = { day: "", month: "", year: "" };

const lengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };
const largest: Readonly<Record<DatePart, number>> = { day: 31, month: 12, year: 9999 };

/** How many digits fill the part. */
export const partLength = (part: DatePart): number => lengths[part];

/**
 * What the part holds after typing: digits only; a digit that would take the day above 31 or the month
 * above 12 is rejected (spec 1 §5, FRM-305 to FRM-307).
 */
export function acceptPart(part: DatePart, previous: string, typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, lengths[part]);
  return Number(digits) > largest[part] ? previous : digits;
}

/** Whether focus may move on: the part has all its digits (FRM-308). */
export const isFull = (part: DatePart, text: string): boolean => text.length === lengths[part];

/** The part that follows, or nothing after the year. */
export const nextPart = (part: DatePart): DatePart | undefined => dateParts[dateParts.indexOf(part) + 1];

/** Day and month get their leading zero; a short year stays as it is, because its century is unknown (FRM-310). */
export function padPart(part: DatePart, text: string): string {
  return part === "year" || text === "" ? text : text.padStart(lengths[part], "0");
}

/** A date is empty when all its parts are empty (FRM-309). */
export const isEmptyDate = (date: DateParts): boolean => dateParts.every((part) => date[part] === "");

/** "2026-03-09", "" when all parts are empty, and something like "26-13-" while it is being typed. */
export function isoOfParts(date: DateParts): string {
  if (isEmptyDate(date)) return "";
  return [date.year, padPart("month", date.month), padPart("day", date.day)].join("-");
}

/** The inverse of `isoOfParts`; text of another shape gives an empty date. */
export function partsOfIso(iso: string): DateParts {
  const match = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(iso);
  if (!match) return emptyDate;
  const [, year = "", month = "", day = ""] = match;
  return { day, month, year };
}
