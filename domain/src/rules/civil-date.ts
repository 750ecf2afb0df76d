import type { Issue, Rule } from "./issue.ts";

/**
 * A civil date is a string `YYYY-MM-DD`, without time or time zone. Dates compare as strings. `today` is always passed
 * in.
 */
export type CivilDate = string;

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DATE = /^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/** The parts of a date that exists, with a four-digit year that does not start with 0; else undefined. */
export const datePartsOf = (value: string): DateParts | undefined => {
  if (!DATE.test(value)) return undefined;
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? { year, month, day }
    : undefined;
};

export const isCivilDate = (value: string): boolean => datePartsOf(value) !== undefined;

/** Age in whole years. A person born on 29 February turns a year older on 1 March of a common year. */
export const ageOn = (born: DateParts, today: DateParts): number => {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
};

export const validDate =
  (code = "validation.date.invalid"): Rule<string> =>
  (value) =>
    isCivilDate(value) ? undefined : { code };

export const notFuture =
  (today: CivilDate, code = "validation.date.future"): Rule<CivilDate> =>
  (value) =>
    value > today ? { code } : undefined;

export const notPast =
  (today: CivilDate, code = "validation.date.past"): Rule<CivilDate> =>
  (value) =>
    value < today ? { code } : undefined;

export const notAfter =
  (bound: CivilDate, code = "validation.date.after"): Rule<CivilDate> =>
  (value): Issue | undefined =>
    value > bound ? { code, params: { bound } } : undefined;
