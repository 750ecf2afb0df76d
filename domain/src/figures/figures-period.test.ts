import { expect, test } from "vitest";
import { monthsBefore, monthsOf } from "./figures-period.ts";

test.each([
  ["three_months", "2026-11-29", "2026-09-01", "2026-11-01", "2026-06-01", "2026-08-01"],
  ["three_months", "2027-01-31", "2026-11-01", "2027-01-01", "2026-08-01", "2026-10-01"],
  ["twelve_months", "2026-11-01", "2025-12-01", "2026-11-01", "2024-12-01", "2025-11-01"],
  ["this_year", "2026-03-15", "2026-01-01", "2026-03-01", "2025-10-01", "2025-12-01"],
  ["this_year", "2026-01-01", "2026-01-01", "2026-01-01", "2025-12-01", "2025-12-01"],
] as const)("%s on %s", (period, today, from, to, fromBefore, toBefore) => {
  expect(monthsOf(period, today)).toEqual({ from, to });
  expect(monthsBefore(period, today)).toEqual({ from: fromBefore, to: toBefore });
});
