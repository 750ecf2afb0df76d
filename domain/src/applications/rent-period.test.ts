import { expect, test } from "vitest";
import { isLongerThanMonth, monthlyRentMinor, type RentPeriod, rentPeriods } from "./rent-period.ts";

test.each<[RentPeriod, number, number]>([
  ["week", 23_000, 99_667],
  ["fortnight", 46_000, 99_667],
  ["four_weeks", 92_000, 99_667],
  ["month", 99_667, 99_667],
  ["quarter", 300_000, 100_000],
  ["year", 1_200_000, 100_000],
])("a rent of a %s of %i is %i a month", (period, rent, monthly) => {
  expect(monthlyRentMinor(rent, period)).toBe(monthly);
});

test("LAW-01 (in part) a rent period is longer than a month from a quarter on", () => {
  expect(rentPeriods.filter(isLongerThanMonth)).toEqual(["quarter", "year"]);
});
