import { expect, test } from "vitest";
import { birthPoints, compareBirth, type ListedBirth } from "./birth.ts";

const whole: ListedBirth = { year: 1971, month: 5, day: 3 };
const year: ListedBirth = { year: 1971, month: null, day: null };

test.each([
  ["the same day", "1971-05-03", [whole], "BIRTH_DATE_AGREES"],
  ["day and month changed over", "1971-03-05", [whole], "BIRTH_YEAR_AGREES"],
  ["the year alone on the list", "1971-11-20", [year], "BIRTH_YEAR_AGREES"],
  ["1 January, which stands for a year", "1971-01-01", [whole], "BIRTH_YEAR_AGREES"],
  ["another day of the year", "1971-11-20", [whole], "BIRTH_IS_CLOSE"],
  ["the year before", "1970-05-03", [whole], "BIRTH_IS_CLOSE"],
  ["another year", "1991-05-03", [whole], "BIRTH_DIFFERS"],
  ["the better of two dates", "1991-05-03", [whole, { ...year, year: 1991 }], "BIRTH_YEAR_AGREES"],
  ["no date on the list", "1991-05-03", [], "BIRTH_UNKNOWN"],
])("%s", (_what, date, listed, code) => {
  expect(compareBirth(date, listed).code).toBe(code);
});

test("only a contradiction takes points away", () => {
  const points = [
    compareBirth("1971-05-03", [whole]),
    compareBirth("1971-11-20", [year]),
    compareBirth(null, [whole]),
    compareBirth("1973-05-03", [whole]),
    compareBirth("1991-05-03", [whole]),
  ].map((reason) => birthPoints(reason));
  expect(points).toEqual([12, 6, 0, -10, -25]);
});
