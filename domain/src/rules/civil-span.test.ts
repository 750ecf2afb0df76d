import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysInMonth } from "./civil-date.ts";
import { addDays, addMonths, daysBetween, firstOfMonth, lastOfMonth, monthsBetween } from "./civil-span.ts";

const dates = fc
  .record({
    year: fc.integer({ min: 1900, max: 2200 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.nat(30),
  })
  .map(({ year, month, day }) => {
    const real = Math.min(day + 1, daysInMonth(year, month));
    return `${year}-${String(month).padStart(2, "0")}-${String(real).padStart(2, "0")}`;
  });

describe("arithmetic with civil dates", () => {
  test.each([
    ["2024-02-28", 1, "2024-02-29"],
    ["2023-02-28", 1, "2023-03-01"],
    ["2024-12-31", 1, "2025-01-01"],
    ["2024-03-31", -31, "2024-02-29"],
  ])("%s plus %i days is %s", (date, days, sum) => expect(addDays(date, days)).toBe(sum));

  test.each([
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-01-31", 1, "2023-02-28"],
    ["2024-03-31", -1, "2024-02-29"],
    ["2024-11-15", 3, "2025-02-15"],
    ["2026-11-22", -36, "2023-11-22"],
  ])("%s plus %i months is %s", (date, months, sum) => expect(addMonths(date, months)).toBe(sum));

  test.each([
    ["2024-08-01", "2026-03-15", 19],
    ["2024-08-01", "2024-08-31", 0],
    ["2024-08-01", "2024-09-01", 1],
    ["2024-01-31", "2024-02-29", 1],
    ["2024-01-15", "2024-02-14", 0],
  ])("from %s to %s are %i whole months", (from, to, months) => expect(monthsBetween(from, to)).toBe(months));

  test("days add up, in both directions", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -9_000, max: 9_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  test("months between are the most that fit", () => {
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const months = monthsBetween(from, to);
        expect(addMonths(from, months) <= to).toBe(true);
        expect(addMonths(from, months + 1) > to).toBe(true);
      }),
    );
  });

  test("a month has a first and a last day", () => {
    expect([firstOfMonth("2024-02-17"), lastOfMonth("2024-02-17")]).toEqual(["2024-02-01", "2024-02-29"]);
    expect(lastOfMonth("2023-02-01")).toBe("2023-02-28");
  });

  test("with what is no date is a mistake", () => {
    expect(() => addDays("2023-02-30", 1)).toThrow("2023-02-30 is no date.");
  });
});
