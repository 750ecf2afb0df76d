import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TODAY, TOMORROW, YESTERDAY } from "../testing/civil-days.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import {
  ageOn,
  datePartsOf,
  daysInMonth,
  isCivilDate,
  notAfter,
  notFuture,
  notPast,
  validDate,
} from "./civil-date.ts";

const parts = (value: string) => {
  const found = datePartsOf(value);
  if (!found) throw new Error(`${value} is no date`);
  return found;
};

describe("civil dates", () => {
  const isDate = (value: string, ok: boolean) => {
    expect(isCivilDate(value)).toBe(ok);
    expect(validDate()(value)).toEqual(ok ? undefined : { code: "validation.date.invalid" });
  };

  test.each([
    ["IDN-102", "2026-1-01"],
    ["IDN-102", "2026/01/01"],
    ["IDN-102", "01-01-2026"],
    ["IDN-102", "2026-01-01T00:00:00Z"],
    ["IDN-102", " 2026-01-01"],
    ["IDN-102", "2026-01-01\n"],
    ["IDN-102", ""],
    ["IDN-103", "0999-12-31"],
    ["IDN-103", "26-01-01"],
    ["IDN-104", "2023-02-29"],
    ["IDN-104", "1900-02-29"],
    ["IDN-104", "2200-02-29"],
    ["IDN-104", "2026-04-31"],
    ["IDN-104", "2026-00-10"],
    ["IDN-104", "2026-13-10"],
    ["IDN-104", "2026-01-00"],
    ["IDN-104", "2026-01-32"],
  ])("%s “%s” is no date", (_id, value) => {
    isDate(value, false);
  });

  test.each([
    ["IDN-102", "2026-11-20"],
    ["IDN-103", "1000-01-01"],
    ["IDN-103", "9999-12-31"],
    ["IDN-104", "2024-02-29"],
    ["IDN-104", "2000-02-29"],
    ["IDN-104", "2026-04-30"],
  ])("%s “%s” is a date", (_id, value) => {
    isDate(value, true);
  });

  test("the calendar agrees with that of the platform", () => {
    const days = fc.record({
      year: fc.integer({ min: 1000, max: 9999 }),
      month: fc.integer({ min: 0, max: 14 }),
      day: fc.integer({ min: 0, max: 33 }),
    });
    fc.assert(
      fc.property(days, ({ year, month, day }) => {
        const two = (part: number) => String(part).padStart(2, "0");
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0;
        expect(datePartsOf(`${year}-${two(month)}-${two(day)}`)).toEqual(
          exists ? { year, month, day } : undefined,
        );
      }),
      { ...seededRuns, numRuns: 2000 },
    );
  });

  test.each([
    [2026, 1, 31],
    [2026, 2, 28],
    [2024, 2, 29],
    [2026, 4, 30],
    [2026, 0, 0],
    [2026, 13, 0],
  ])("month %d-%d has %d days", (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe("age", () => {
  test.each([
    ["2008-11-20", "2026-11-20", 18],
    ["2008-11-21", "2026-11-20", 17],
    ["2008-11-19", "2026-11-20", 18],
    ["2008-12-01", "2026-11-20", 17],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2008-02-29", "2028-02-29", 20],
    ["2026-11-20", "2026-11-20", 0],
  ])("IDN-105 born %s, one is on %s %d years old", (born, today, age) => {
    expect(ageOn(parts(born), parts(today))).toBe(age);
  });
});

describe("before, on and after today", () => {
  test.each([
    ["RUL-018 not future", YESTERDAY, undefined, notFuture(TODAY)],
    ["RUL-018 not future", TODAY, undefined, notFuture(TODAY)],
    ["RUL-018 not future", TOMORROW, "validation.date.future", notFuture(TODAY)],
    ["RUL-019 not past", YESTERDAY, "validation.date.past", notPast(TODAY)],
    ["RUL-019 not past", TODAY, undefined, notPast(TODAY)],
    ["RUL-019 not past", TOMORROW, undefined, notPast(TODAY)],
    ["RUL-020 not after 2026-12-24", "2026-12-23", undefined, notAfter("2026-12-24")],
    ["RUL-020 not after 2026-12-24", "2026-12-24", undefined, notAfter("2026-12-24")],
    ["RUL-020 not after 2026-12-24", "2026-12-25", "validation.date.after", notAfter("2026-12-24")],
  ])("%s: %s gives %s", (_kind, value, code, rule) => {
    expect(rule(value)?.code).toBe(code);
  });

  test("RUL-020 the message can name the bound", () => {
    expect(notAfter("2026-12-24")("2027-01-01")?.params).toEqual({ bound: "2026-12-24" });
  });
});
