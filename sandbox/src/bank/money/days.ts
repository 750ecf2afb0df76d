/** Days since 1 January 1970, without time and time zone. */
export type Day = number;

const DAY_MS = 86_400_000;

const [SUNDAY, SATURDAY] = [0, 6];

export const dayOf = (moment: Date): Day => Math.floor(moment.getTime() / DAY_MS);

/** `2026-01-28` */
export const isoOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of `2026-01-28` or of a whole date-time; undefined for other text. */
export const dayFrom = (text: string): Day | undefined => {
  const [, date = ""] =
    /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:T[0-9:.]+(?:Z|[+-][0-9]{2}:[0-9]{2})?)?$/.exec(text) ?? [];
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  // 31 February is read as 3 March.
  return isoOf(dayOf(moment)) === date ? dayOf(moment) : undefined;
};

/** 0 is Sunday, as in JavaScript. */
export const weekdayOf = (day: Day): number => (day + 4) % 7;

const partsOf = (day: Day): readonly [year: number, month: number, date: number] => {
  const moment = new Date(day * DAY_MS);
  return [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
};

export const monthOf = (day: Day): number => partsOf(day)[1] + 1;

/** Months since 1970, so that "every third month" means the same on every day. */
export const monthNumberOf = (day: Day): number => {
  const [year, month] = partsOf(day);
  return (year - 1970) * 12 + month;
};

export const firstOfMonth = (day: Day, later = 0): Day => {
  const [year, month] = partsOf(day);
  return Date.UTC(year, month + later, 1) / DAY_MS;
};

/** The 31st of a shorter month is its last day. */
export const inMonthOf = (day: Day, date: number): Day =>
  Math.min(firstOfMonth(day) + date - 1, firstOfMonth(day, 1) - 1);

/** Holidays of a fixed date. The others move a payday as well, but no reader of a statement can tell. */
const HOLIDAYS: readonly string[] = ["01-01", "12-25", "12-26"];

const isWorkingDay = (day: Day): boolean =>
  weekdayOf(day) !== SUNDAY && weekdayOf(day) !== SATURDAY && !HOLIDAYS.includes(isoOf(day).slice(5));

export const workingDayUntil = (day: Day): Day => (isWorkingDay(day) ? day : workingDayUntil(day - 1));

export const workingDayFrom = (day: Day): Day => (isWorkingDay(day) ? day : workingDayFrom(day + 1));

const lastSundayOf = (year: number, month: number): Day => {
  const last = Date.UTC(year, month, 0) / DAY_MS;
  return last - weekdayOf(last);
};

/** Midnight in London, in UTC: in summer it is 23:00 of the day before. */
export const londonMidnight = (day: Day): Date => {
  const [year] = partsOf(day);
  const isSummer = day > lastSundayOf(year, 3) && day <= lastSundayOf(year, 10);
  return new Date(day * DAY_MS - (isSummer ? 3_600_000 : 0));
};
