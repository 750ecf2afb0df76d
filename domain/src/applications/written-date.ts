import { type CivilDate, isCivilDate } from "../rules/civil-date.ts";
import type { Issue } from "../rules/issue.ts";

/** A day as people write it in a table: `15/12/2026`, `15.12.2026`, `15 Dec 2026`, `2026-12-15`; days come first. */

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})(?:[./-]|\s+)(\d{1,2}|[a-z]{3,9})\.?(?:[./-]|\s+)(\d{4})$/i;
const LAST_MONTH = 12;

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;

const padded = (value: number): string => String(value).padStart(2, "0");

export type WrittenDate = { readonly date: CivilDate } | { readonly issue: Issue };

export const writtenDate = (text: string): WrittenDate => {
  const tidy = text.trim();
  const iso = ISO.exec(tidy);
  const dayFirst = DAY_FIRST.exec(tidy);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]];
  if (!year || !month || !day) return { issue: { code: "bulk.validations.date" } };
  const number = monthOf(month);
  if (number < 1 || number > LAST_MONTH)
    return { issue: { code: "bulk.validations.month", params: { month } } };
  const date = `${year}-${padded(number)}-${padded(Number(day))}`;
  return isCivilDate(date) ? { date } : { issue: { code: "bulk.validations.day" } };
};
