import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { normaliseShareCode, shareCodeIssue, shareCodeWarning } from "./share-code.ts";

describe("a share code", () => {
  test.each([
    ["R12 34A BCD", "R1234ABCD"],
    ["r12-34a-bcd", "R1234ABCD"],
    [" R1234ABCD\n", "R1234ABCD"],
    ["R12\u00a034A\u2011BCD", "R1234ABCD"],
    ["Ｒ1234ABCD", "R1234ABCD"],
    ["R12–34A—BCD", "R1234ABCD"],
  ])("%j is stored as %s", (typed, stored) => {
    expect(normaliseShareCode(typed)).toBe(stored);
    expect(shareCodeIssue(typed)).toBeUndefined();
    expect(shareCodeWarning(typed)).toBeUndefined();
  });

  test.each([
    ["IDN-108 nothing", "", "validation.required"],
    ["IDN-108 only spaces", "  - ", "validation.required"],
    ["eight signs", "R1234ABC", "validation.shareCode.format"],
    ["ten signs", "R1234ABCDE", "validation.shareCode.format"],
    ["another sign", "R1234ABC!", "validation.shareCode.format"],
    ["letters of no code", "R1234ABCÉ", "validation.shareCode.format"],
    ["a code for work", "W1234ABCD", "validation.shareCode.work"],
    ["a code for immigration status", "s12 34a bcd", "validation.shareCode.status"],
  ])("%s is refused", (_what, typed, code) => {
    expect(shareCodeIssue(typed)).toEqual({ code });
    expect(shareCodeWarning(typed)).toBeUndefined();
  });

  test("another first letter than R is unusual but accepted", () => {
    expect(shareCodeIssue("X1234ABCD")).toBeUndefined();
    expect(shareCodeWarning("X1234ABCD")).toEqual({ code: "validation.shareCode.unusual" });
  });

  test("normalising a stored code changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const stored = normaliseShareCode(typed);
        expect(normaliseShareCode(stored)).toBe(stored);
        expect(shareCodeIssue(stored)).toEqual(shareCodeIssue(typed));
      }),
      seededRuns,
    );
  });

  test("normalising any single character twice changes nothing", () => {
    const unsteady = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => normaliseShareCode(normaliseShareCode(character)) !== normaliseShareCode(character),
    );
    expect(unsteady).toEqual([]);
  });
});
