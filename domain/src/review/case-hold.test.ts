import { describe, expect, test } from "vitest";
import { caseHoldIssues } from "./case-hold.ts";

const TODAY = "2026-11-20";
const HOLD = { until: "2026-11-27", reason: "WAITS_FOR_AGENCY", note: "" };

const codes = (given: Partial<typeof HOLD>) =>
  Object.fromEntries(
    Object.entries(caseHoldIssues({ ...HOLD, ...given }, TODAY)).map(([field, { code }]) => [field, code]),
  );

describe("a hold until a day", () => {
  test.each([
    ["2026-11-21", {}],
    ["2027-01-19", {}],
    ["2026-11-20", { until: "caseHold.validations.past" }],
    ["2026-11-19", { until: "caseHold.validations.past" }],
    ["2027-01-20", { until: "caseHold.validations.tooLate" }],
    ["2026-11-31", { until: "validation.date.invalid" }],
    ["", { until: "validation.required" }],
  ])("%s", (until, found) => {
    expect(codes({ until })).toEqual(found);
  });

  test("has a reason of the list, and words of its own for another one", () => {
    expect(codes({ reason: "" })).toEqual({ reason: "validation.please_select_an_option" });
    expect(codes({ reason: "HOLIDAY" })).toEqual({ reason: "validation.please_select_an_option" });
    expect(codes({ reason: "OTHER" })).toEqual({ note: "validation.required" });
    expect(codes({ reason: "OTHER", note: "Court date" })).toEqual({});
    expect(codes({ note: "n".repeat(501) })).toEqual({ note: "validation.max_length" });
  });
});
