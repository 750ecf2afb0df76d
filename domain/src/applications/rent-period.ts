/** The time from one rent day to the next. Incomes are compared with the amount of a month. */
export const rentPeriods = ["week", "fortnight", "four_weeks", "month", "quarter", "year"] as const;
export type RentPeriod = (typeof rentPeriods)[number];

const LONGER_THAN_A_MONTH: readonly RentPeriod[] = ["quarter", "year"];

export const isLongerThanMonth = (period: RentPeriod): boolean => LONGER_THAN_A_MONTH.includes(period);

/** Rent periods in a year: 52 weeks, as agents and benefits count. */
const periodsInYear: Readonly<Record<RentPeriod, number>> = {
  week: 52,
  fortnight: 26,
  four_weeks: 13,
  month: 12,
  quarter: 4,
  year: 1,
};

/** @param rentMinor the rent of a period, in minor units @returns that of a month, to the nearest minor unit */
export const monthlyRentMinor = (rentMinor: number, period: RentPeriod): number =>
  Math.round((rentMinor * periodsInYear[period]) / periodsInYear.month);
