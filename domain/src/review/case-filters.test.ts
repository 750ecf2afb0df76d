import { describe, expect, test } from "vitest";
import {
  caseFilterIssues,
  caseFiltersIn,
  noCaseFilters,
  soundCaseFilters,
  usedCaseFilters,
} from "./case-filters.ts";

const AGENCY = "0b9f1c1e-6a52-4b3e-9d0c-2f6b8d7c1a10";
const ALL = {
  agency: AGENCY,
  policy: "england-default",
  status: "in_review",
  from: "2026-04-01",
  to: "2026-04-30",
  deadline: "2026-03-20",
};

describe("the filters of a list", () => {
  test("are read from an address", () => {
    const address = new Map(Object.entries(ALL));
    expect(caseFiltersIn((name) => address.get(name) ?? null)).toEqual(ALL);
    expect(caseFiltersIn(() => null)).toEqual(noCaseFilters);
  });

  test.each([
    ["agency", "Quillfield"],
    ["policy", "'; drop table"],
    ["policy", "p".repeat(61)],
    ["status", "IN_REVIEW"],
    ["from", "2026-02-30"],
    ["to", "tomorrow"],
    ["deadline", "infinity"],
  ] as const)("%s cannot be %s: an address drops it, a request is refused", (name, value) => {
    expect(caseFiltersIn((asked) => (asked === name ? value : null))).toEqual(noCaseFilters);
    const code = ["from", "to", "deadline"].includes(name)
      ? "validation.date.invalid"
      : "validation.required";
    expect(caseFilterIssues({ ...noCaseFilters, [name]: value })).toEqual({ [name]: { code } });
  });

  test("the last day of the move-in is not before the first, and is left out until it is corrected", () => {
    const turned = { ...ALL, to: "2026-03-31" };
    expect(caseFilterIssues(turned)).toEqual({ to: { code: "validation.date.endBeforeStart" } });
    expect(soundCaseFilters(turned)).toEqual({ ...ALL, to: "" });
    expect(caseFilterIssues({ ...ALL, to: ALL.from })).toEqual({});
    expect(caseFilterIssues({ ...noCaseFilters, to: "2026-03-31" })).toEqual({});
    expect(soundCaseFilters(ALL)).toEqual(ALL);
  });

  test("those in use are counted", () => {
    expect(usedCaseFilters(noCaseFilters)).toEqual([]);
    expect(usedCaseFilters({ ...noCaseFilters, from: "2026-04-01", agency: AGENCY })).toEqual([
      "agency",
      "from",
    ]);
  });
});
