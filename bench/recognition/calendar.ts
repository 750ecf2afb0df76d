/** Days as numbers since 1970, and the days on which banks of England, or of the euro, do not work. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayFrom = (iso: string): Day => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;

export const isoOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (day + 4) % 7;

const HOLIDAYS = {
  pounds: [
    ...["2024-12-25", "2024-12-26", "2025-01-01", "2025-04-18", "2025-04-21", "2025-05-05", "2025-05-26"],
    ...["2025-08-25", "2025-12-25", "2025-12-26", "2026-01-01", "2026-04-03", "2026-04-06", "2026-05-04"],
    ...["2026-05-25", "2026-08-31", "2026-12-25", "2026-12-28", "2027-01-01", "2027-03-26", "2027-03-29"],
  ],
  euros: [
    ...["2024-12-25", "2024-12-26", "2025-01-01", "2025-04-18", "2025-04-21", "2025-05-01", "2025-12-25"],
    ...["2025-12-26", "2026-01-01", "2026-04-03", "2026-04-06", "2026-05-01", "2026-12-25", "2027-01-01"],
    ...["2027-03-26", "2027-03-29"],
  ],
} as const;

export type Money = keyof typeof HOLIDAYS;

const closed: Readonly<Record<Money, ReadonlySet<Day>>> = {
  pounds: new Set(HOLIDAYS.pounds.map(dayFrom)),
  euros: new Set(HOLIDAYS.euros.map(dayFrom)),
};

const isWorkingDay = (day: Day, money: Money): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !closed[money].has(day);

export const workingDayBefore = (day: Day, money: Money): Day =>
  isWorkingDay(day, money) ? day : workingDayBefore(day - 1, money);

export const workingDayAfter = (day: Day, money: Money): Day =>
  isWorkingDay(day, money) ? day : workingDayAfter(day + 1, money);

/** @param months before the month of this day, 0 for that month itself; `date` 31 is the last of any month */
export const inMonth = (day: Day, months: number, date: number): Day => {
  const moment = new Date(day * DAY_MS);
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - months + 1, 0)).getUTCDate();
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - months, Math.min(date, last)) / DAY_MS;
};

/** 1 is January. */
export const monthOf = (day: Day): number => new Date(day * DAY_MS).getUTCMonth() + 1;

export const yearOf = (day: Day): number => new Date(day * DAY_MS).getUTCFullYear();
