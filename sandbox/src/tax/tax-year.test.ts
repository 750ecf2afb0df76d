import { describe, expect, test } from "vitest";
import { dayFrom, isoOf } from "../bank/money/days.ts";
import { readTaxYear, taxMonthOf, taxWeekOf, taxYearOf } from "./tax-year.ts";

const day = (date: string) => dayFrom(date) ?? Number.NaN;

describe("a tax year", () => {
  test.each([
    ["2026-04-05", "2025-26", 12, 53],
    ["2026-04-06", "2026-27", 1, 1],
    ["2026-05-05", "2026-27", 1, 5],
    ["2026-05-06", "2026-27", 2, 5],
    ["2026-11-20", "2026-27", 8, 33],
    ["2027-01-05", "2026-27", 9, 40],
    ["2000-01-01", "1999-00", 9, 39],
  ])("%s is in %s, month %i, week %i", (date, name, month, week) => {
    expect(taxYearOf(day(date)).name).toBe(name);
    expect([taxMonthOf(day(date)), taxWeekOf(day(date))]).toEqual([month, week]);
  });

  test.each([
    ["2025-26", ["2025-04-06", "2026-04-05"]],
    ["1999-00", ["1999-04-06", "2000-04-05"]],
    ["2025-27", "range"],
    ["2025-2026", "format"],
    ["2025", "format"],
    ["", "format"],
  ])("%s is read", (text, expected) => {
    const year = readTaxYear(text);
    expect(typeof year === "string" ? year : [isoOf(year.first), isoOf(year.last)]).toEqual(expected);
  });
});
