import { expect, test } from "vitest";
import { taxYearOf } from "./tax-year.ts";

test.each([
  ["2026-04-05", "2025-26"],
  ["2026-04-06", "2026-27"],
  ["2026-12-31", "2026-27"],
  ["2027-01-01", "2026-27"],
  ["2027-04-05", "2026-27"],
  ["2027-04-06", "2027-28"],
  ["2028-02-29", "2027-28"],
  ["2000-04-05", "1999-00"],
  ["2009-04-06", "2009-10"],
  ["2100-01-01", "2099-00"],
])("%s is in the tax year %s", (date, year) => expect(taxYearOf(date)).toBe(year));

test.each(["", "2026-02-30", "06.04.2026", "2026-04-06T00:00:00Z"])("%j is no date", (text) => {
  expect(() => taxYearOf(text)).toThrow("is no date.");
});
