import type { CivilDate } from "../rules/civil-date.ts";
import { addMonths, firstOfMonth } from "../rules/civil-span.ts";

/** Whole months, because counts are kept by month; the running one is the last. */
export const figuresPeriods = ["three_months", "twelve_months", "this_year"] as const;
export type FiguresPeriod = (typeof figuresPeriods)[number];

/** First days of the first and the last month. */
export interface Months {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const YEAR = 4;
const MONTH = 7;

const lengthOf = (period: FiguresPeriod, today: CivilDate): number =>
  ({ three_months: 3, twelve_months: 12, this_year: Number(today.slice(YEAR + 1, MONTH)) })[period];

export const monthsOf = (period: FiguresPeriod, today: CivilDate): Months => {
  const to = firstOfMonth(today);
  return { from: addMonths(to, 1 - lengthOf(period, today)), to };
};

/** As many months, right before. */
export const monthsBefore = (period: FiguresPeriod, today: CivilDate): Months => {
  const { from, to } = monthsOf(period, today);
  const length = lengthOf(period, today);
  return { from: addMonths(from, -length), to: addMonths(to, -length) };
};
