import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../rules/civil-span.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import { bankHolidays } from "./bank-holidays.ts";
import {
  addWorkingDays,
  calendarDeadline,
  hoursDeadline,
  isWorkingDay,
  lastKnownDay,
  mondayOf,
  monthDeadline,
  rolledForward,
  startingDay,
  workingDaysBetween,
} from "./working-days.ts";

test.each<[string, string, HomeCountry, boolean]>([
  ["a Friday", "2026-11-27", "ENG", true],
  ["a Saturday", "2026-11-28", "ENG", false],
  ["a Sunday", "2026-11-29", "ENG", false],
  ["St Andrew's Day in Scotland", "2026-11-30", "SCT", false],
  ["St Andrew's Day in England", "2026-11-30", "ENG", true],
  ["Easter Monday in Scotland", "2026-04-06", "SCT", true],
  ["Easter Monday in Wales", "2026-04-06", "WLS", false],
  ["the one-off holiday of Scotland", "2026-06-15", "SCT", false],
  ["the Twelfth, moved to the Monday", "2026-07-13", "NIR", false],
  ["2 January in Scotland", "2026-01-02", "SCT", false],
  ["2 January in Northern Ireland", "2026-01-02", "NIR", true],
  ["the substitute of Boxing Day", "2026-12-28", "ENG", false],
])("%s: %s in %s is a working day: %s", (_what, date, country, isOne) => {
  expect(isWorkingDay(date, country)).toBe(isOne);
});

describe("a promise in working days", () => {
  test.each<[string, string, number, HomeCountry, string]>([
    ["a case of Friday is due on Tuesday", "2026-11-27", 2, "ENG", "2026-12-01"],
    ["a day later in Scotland", "2026-11-27", 2, "SCT", "2026-12-02"],
    ["over Christmas", "2026-12-24", 2, "ENG", "2026-12-30"],
    ["no day at all", "2026-11-28", 0, "ENG", "2026-11-28"],
  ])("%s", (_what, from, days, country, until) => {
    expect(addWorkingDays(from, days, country)).toBe(until);
  });

  test("adding and counting agree", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom<HomeCountry>("ENG", "SCT", "WLS", "NIR"),
        (offset, days, country) => {
          const from = addDays("2026-01-01", offset);
          const until = addWorkingDays(from, days, country);
          expect(workingDaysBetween(from, until, country)).toBe(days);
          expect(days === 0 || isWorkingDay(until, country)).toBe(true);
        },
      ),
    );
  });
});

test("a year whose holidays are not known is refused, on both sides", () => {
  expect(() => isWorkingDay("2029-01-02", "ENG")).toThrow("The holidays of 2029 are not known");
  expect(() => isWorkingDay("2024-12-31", "ENG")).toThrow("not known");
  expect(() => addWorkingDays("2028-12-28", 5, "ENG")).toThrow("not known");
  expect(lastKnownDay()).toBe("2028-12-31");
});

test("the holidays of each calendar are sorted, on working days of the week, and each there once", () => {
  for (const days of Object.values(bankHolidays)) {
    expect(days).toEqual([...new Set(days)].toSorted());
    for (const day of days) expect(addWorkingDays(addDays(day, -1), 1, "ENG") >= day).toBe(true);
  }
});

describe("a clock of calendar days", () => {
  test.each([
    [
      "thirty days after receipt, from the day after",
      { days: 30, countsFirstDay: false, rollsIn: undefined },
      "2026-12-27",
    ],
    [
      "which ends on a Sunday, and so on the next working day",
      { days: 30, countsFirstDay: false, rollsIn: "ENG" },
      "2026-12-29",
    ],
    [
      "seven days beginning with the day",
      { days: 7, countsFirstDay: true, rollsIn: undefined },
      "2026-12-03",
    ],
  ] as const)("%s", (_what, clock, until) => {
    expect(calendarDeadline("2026-11-27", clock)).toBe(until);
  });

  test("a month ends on the same day, on the last day of a shorter month, or on the next working day", () => {
    expect(monthDeadline("2026-11-27", 1, "ENG")).toBe("2026-12-29");
    expect(monthDeadline("2027-01-29", 1, "ENG")).toBe("2027-03-01");
    expect(monthDeadline("2026-10-10", 1, "ENG")).toBe("2026-11-10");
  });

  test("hours run through the night", () => {
    expect(hoursDeadline(1_000, 72)).toBe(1_000 + 259_200_000);
  });
});

test.each([
  ["before the cut-off", { date: "2026-11-27", hour: 16 }, "2026-11-27"],
  ["after it, on the next working day", { date: "2026-11-27", hour: 17 }, "2026-11-30"],
  ["at the weekend", { date: "2026-11-28", hour: 9 }, "2026-11-30"],
] as const)("what arrives %s", (_what, arrived, starts) => {
  expect(startingDay(arrived, "ENG")).toBe(starts);
});

test("a working day stays, and a holiday moves on", () => {
  expect(rolledForward("2026-12-24", "ENG")).toBe("2026-12-24");
  expect(rolledForward("2026-12-25", "ENG")).toBe("2026-12-29");
});

test.each([
  ["2026-11-30", "2026-11-30"],
  ["2026-12-06", "2026-11-30"],
  ["2023-12-31", "2023-12-25"],
])("the week of %s begins on %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
