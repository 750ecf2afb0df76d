import { describe, expect, test } from "vitest";
import { checkedDate, dateExists, dateGiven, onDate, optionalDate } from "./checked-date.ts";
import { notFuture } from "./civil-date.ts";
import { firstIssue } from "./issue.ts";

describe("a checked date", () => {
  test.each<[string | null, string, boolean]>([
    ["2026-10-30", "2026-10-30", true],
    ["2024-02-29", "2024-02-29", true],
    ["2026-02-29", "2026-02-29", false],
    ["2026-13-", "2026-13-", false],
    ["soon", "soon", false],
    ["", "", false],
    [null, "", false],
  ])("of %j is what was written, and whether it exists", (written, date, isValid) => {
    expect(checkedDate(written)).toEqual({ date, isValid });
  });

  test.each<[string, string | undefined]>([
    ["", "validation.required"],
    ["2026-02-29", "validation.date.invalid"],
    ["2026-11-21", "validation.date.future"],
    ["2026-11-20", undefined],
  ])("is required, exists, then follows the rules of dates: %j", (written, code) => {
    const rule = firstIssue(dateGiven, dateExists, onDate(notFuture("2026-11-20")));
    expect(rule(checkedDate(written))?.code).toBe(code);
  });

  test("may be optional: none is fine, a wrong one is not", () => {
    const codes = ["", "  ", "2026-02-29"].map(
      (written) => optionalDate(dateExists)(checkedDate(written))?.code,
    );
    expect(codes).toEqual([undefined, undefined, "validation.date.invalid"]);
  });
});
