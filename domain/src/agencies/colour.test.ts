import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accentIssue, accentOf, contrast } from "./colour.ts";

describe("the colour of an agency", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#6b2348", "#ffffff", 10.7],
    ["#6b2348", "#6b2348", 1],
  ])("%s and %s have the contrast that WCAG defines", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test("has a text on it that is readable, whatever it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const colour = `#${number.toString(16).padStart(6, "0")}`;
        expect(contrast(colour, accentOf(colour).text)).toBeGreaterThanOrEqual(4.5);
      }),
    );
    expect(accentOf("#6b2348").text).toBe("#ffffff");
    expect(accentOf("#e9a51b").text).toBe("#000000");
  });

  test.each([
    ["#6b2348", undefined],
    ["#6B2348", undefined],
    ["6b2348", "agency.validations.accentForm"],
    ["#6b2", "agency.validations.accentForm"],
    ["red", "agency.validations.accentForm"],
    ["#6b2348;}", "agency.validations.accentForm"],
    ["#f5eee0", "agency.validations.accentPale"],
    ["#e9a51b", "agency.validations.accentPale"],
  ])("%s is refused with %s", (typed, code) => {
    expect(accentIssue(typed)?.code).toBe(code);
  });

  test("is refused with its contrast, rounded down", () => {
    expect(accentIssue("#f5eee0")?.params).toEqual({ ratio: 1 });
  });
});
