import { type CivilDate, datePartsOf } from "./civil-date.ts";

/** A tax year of the UK, from 6 April to 5 April: `2026-27`. */
export type TaxYear = string;

const FIRST_DAY = "04-06";

/** @param date that exists; anything else is the caller's mistake and throws */
export const taxYearOf = (date: CivilDate): TaxYear => {
  const parts = datePartsOf(date);
  if (!parts) throw new Error(`${date} is no date.`);
  const first = date.slice(5) < FIRST_DAY ? parts.year - 1 : parts.year;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
};

export const firstDayOf = (taxYear: TaxYear): CivilDate => `${taxYear.slice(0, 4)}-${FIRST_DAY}`;
