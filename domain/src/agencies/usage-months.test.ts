import { expect, test } from "vitest";
import { recentMonths, usageMonths, usageMonthsIssue } from "./usage-months.ts";

test.each([
  [{}, { from: "2025-12", to: "2026-11" }],
  [{ to: "2026-03" }, { from: "2025-04", to: "2026-03" }],
  [{ from: "2026-01" }, { from: "2026-01", to: "2026-11" }],
])("the months of %j are %j", (asked, months) => {
  expect(usageMonths(asked, "2026-11-30")).toEqual(months);
});

test.each([
  ["2026-11", "2026-11", true],
  ["2025-01", "2026-12", true],
  ["2024-12", "2026-12", false],
  ["2026-12", "2026-11", false],
  ["2026-13", "2026-12", false],
  ["November", "2026-11", false],
])("from %s to %s can be asked for: %s", (from, to, isRight) => {
  expect(usageMonthsIssue({ from, to })?.code).toBe(isRight ? undefined : "usage.validations.months");
});

test("the last 24 months can be chosen", () => {
  const months = recentMonths("2026-01-31");
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([24, "2026-01", "2025-12", "2024-02"]);
});
