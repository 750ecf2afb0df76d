import { expect, test } from "vitest";
import { absenceIssues, isAbsentOn } from "./absence.ts";

const known = [{ from: "2026-12-21", until: "2027-01-04" }];

test.each([
  ["2026-12-01", "2026-12-01", {}],
  ["2026-11-01", "2026-11-30", {}],
  ["2026-12-01", "2026-12-20", {}],
  ["2027-01-05", "2028-01-04", {}],
  ["2026-12-02", "2026-12-01", { until: "validation.date.endBeforeStart" }],
  ["2026-11-02", "2026-11-29", { until: "absence.validations.over" }],
  ["2027-01-05", "2028-01-05", { until: "absence.validations.tooLong" }],
  ["2026-12-20", "2026-12-21", { from: "absence.validations.overlaps" }],
  ["2027-01-04", "2027-01-08", { from: "absence.validations.overlaps" }],
  ["2026-12-25", "2026-12-26", { from: "absence.validations.overlaps" }],
  ["", "2026-12-40", { from: "validation.required", until: "validation.date.invalid" }],
  ["2026-02-30", "", { from: "validation.date.invalid", until: "validation.required" }],
])("away from %s until %s", (from, until, issues) => {
  const found = absenceIssues({ from, until }, { today: "2026-11-30", known });
  expect(Object.fromEntries(Object.entries(found).map(([field, { code }]) => [field, code]))).toEqual(issues);
});

test.each([
  ["2026-12-20", false],
  ["2026-12-21", true],
  ["2027-01-04", true],
  ["2027-01-05", false],
])("away on %s: %s", (day, isAway) => {
  expect(known.map((days) => isAbsentOn(days, day))).toEqual([isAway]);
});
