import { type Day, dayFrom, isoOf } from "../bank/money/days.ts";

/** From 6 April to 5 April. */
export interface TaxYear {
  readonly name: string;
  readonly first: Day;
  readonly last: Day;
}

const beginOf = (year: number): Day => dayFrom(`${year}-04-06`) ?? Number.NaN;

const taxYearFrom = (year: number): TaxYear => ({
  name: `${year}-${String((year + 1) % 100).padStart(2, "0")}`,
  first: beginOf(year),
  last: beginOf(year + 1) - 1,
});

export const taxYearOf = (day: Day): TaxYear => {
  const year = Number(isoOf(day).slice(0, 4));
  return taxYearFrom(day < beginOf(year) ? year - 1 : year);
};

/** `format`: not written like one; `range`: not one year long. */
export const readTaxYear = (text: string): TaxYear | "format" | "range" => {
  const [, first] = /^([1-9][0-9]{3})-[0-9]{2}$/.exec(text) ?? [];
  if (first === undefined) return "format";
  const year = taxYearFrom(Number(first));
  return year.name === text ? year : "range";
};

const DAYS_OF_WEEK = 7;

/** Weeks of a tax year are counted from 6 April. */
export const taxWeekOf = (day: Day): number => Math.floor((day - taxYearOf(day).first) / DAYS_OF_WEEK) + 1;

/** Months of a tax year begin on the 6th. */
export const taxMonthOf = (day: Day): number => {
  const [month = 0, date = 0] = isoOf(day).slice(5).split("-").map(Number);
  return ((month - 4 + (date < 6 ? -1 : 0) + 24) % 12) + 1;
};
