import { describe, expect, test } from "vitest";
import { addDays, addMonths, daysBetween } from "../rules/civil-span.ts";
import { times } from "../testing/bank-lines.ts";
import { payerOf } from "./payer.ts";
import { timingOf } from "./rhythm.ts";

describe("a payer", () => {
  test.each([
    ["BRIGHTWATER LTD SALARY", "BRIGHTWATER"],
    ["Brightwater Ltd salary OCT 26 REF 00123", "BRIGHTWATER"],
    ["FPI BRIGHTWATER 28/10", "BRIGHTWATER"],
    ["Bäckerei Süß GmbH", "BÄCKEREI SÜSS GMBH"],
    ["BGC 12345", "BGC"],
  ])("%s is %s", (description, payer) => {
    expect(payerOf(description)).toBe(payer);
  });
});

describe("the rhythm", () => {
  test.each<[string, readonly string[], string | undefined]>([
    ["once", ["2026-09-01"], undefined],
    ["twice, a month apart", ["2026-09-28", "2026-10-28"], "monthly"],
    [
      "the last working day, over the change of the clocks",
      ["2026-08-28", "2026-09-30", "2026-10-30"],
      "monthly",
    ],
    ["the end of short and long months", ["2026-01-30", "2026-02-27", "2026-03-31"], "monthly"],
    ["every fourth Friday", ["2026-08-28", "2026-09-25", "2026-10-23", "2026-11-20"], "four_weekly"],
    ["every other Friday", ["2026-10-09", "2026-10-23", "2026-11-06"], "fortnightly"],
    ["a week without pay", ["2026-10-02", "2026-10-09", "2026-10-23", "2026-10-30"], "weekly"],
    ["three terms", ["2025-09-22", "2026-01-05", "2026-04-13"], "termly"],
    ["now and then", ["2026-08-25", "2026-09-02", "2026-10-19"], "irregular"],
    [
      "every fourth Friday, in a statement of three months",
      ["2026-08-28", "2026-09-25", "2026-10-23"],
      "four_weekly",
    ],
    [
      "every fourth week, one before Christmas",
      ["2026-11-27", "2026-12-23", "2027-01-22", "2027-02-19"],
      "four_weekly",
    ],
    [
      "every Friday, one before Good Friday",
      ["2026-03-20", "2026-03-27", "2026-04-02", "2026-04-10"],
      "weekly",
    ],
    [
      "every fourth week, the newest before Christmas",
      ["2026-10-02", "2026-10-30", "2026-11-27", "2026-12-23"],
      "four_weekly",
    ],
    [
      "the first of the month, or the working day before",
      ["2026-07-31", "2026-09-01", "2026-10-01", "2026-10-30"],
      "monthly",
    ],
    ["a month without pay", ["2026-05-28", "2026-06-26", "2026-08-28", "2026-09-28"], "monthly"],
    ["three times in a month, then no more", ["2026-09-01", "2026-09-04", "2026-09-20"], undefined],
  ])("%s", (_what, dates, rhythm) => {
    expect(timingOf(dates)?.rhythm).toBe(rhythm);
  });
});

test("a monthly payday is never taken for one every four weeks, whatever its date", () => {
  const isWeekend = (date: string): boolean => {
    const sinceSunday = ((daysBetween("2025-01-05", date) % 7) + 7) % 7;
    return sinceSunday === 0 || sinceSunday === 6;
  };
  const workingDay = (date: string): string => (isWeekend(date) ? workingDay(addDays(date, -1)) : date);
  for (let day = 0; day < 1_461; day += 1) {
    const first = addDays("2025-01-01", day);
    const dates = times(3, (index) => workingDay(addMonths(first, index)));
    expect([first, timingOf(dates)?.rhythm]).toEqual([first, "monthly"]);
  }
});
