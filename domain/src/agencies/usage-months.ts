import type { CivilDate } from "../rules/civil-date.ts";
import { addMonths, firstOfMonth } from "../rules/civil-span.ts";
import type { Issue } from "../rules/issue.ts";

/** Each as `2026-11`. */
export interface UsageMonths {
  readonly from: string;
  readonly to: string;
}

const MOST_MONTHS = 24;
const YEAR_MONTHS = 12;
const MONTH = "2026-11".length;
const FORM = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

const monthsAfter = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, MONTH);

export const isUsageMonth = (text: string): boolean => FORM.test(text);

/** Without months, those of the last year. */
export const usageMonths = (
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: CivilDate,
): UsageMonths => {
  const to = asked.to ?? firstOfMonth(today).slice(0, MONTH);
  return { from: asked.from ?? monthsAfter(to, 1 - YEAR_MONTHS), to };
};

/** An issue of `from`: the months are in the wrong order, or too many. */
export const usageMonthsIssue = ({ from, to }: UsageMonths): Issue | undefined =>
  isUsageMonth(from) && isUsageMonth(to) && from <= to && monthsAfter(from, MOST_MONTHS) > to
    ? undefined
    : { code: "usage.validations.months", params: { max: MOST_MONTHS } };

/** The months to choose from, the newest first. */
export const recentMonths = (today: CivilDate): readonly string[] =>
  Array.from({ length: MOST_MONTHS }, (_month, back) =>
    monthsAfter(firstOfMonth(today).slice(0, MONTH), -back),
  );
