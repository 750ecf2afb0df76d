import { describe, expect, test } from "vitest";
import { parseAmount } from "./amount.ts";
import { parseWholeNumber } from "./whole-number.ts";

describe("a whole number", () => {
  test.each([
    ["0", 0],
    [" 30 ", 30],
    ["007", 7],
    ["999999999", 999_999_999],
    ["1,000", 1_000],
    ["1,000,000", 1_000_000],
  ])("%j is %i", (typed, number) => {
    expect(parseWholeNumber(typed)).toBe(number);
  });

  test.each(["", " ", "abc", "30,5", "1,00", "0,500", "1.000", "0x10", "1 2", "١٢", "9999999999"])(
    "%j is none, and no other one",
    (typed) => {
      expect(parseWholeNumber(typed)).toBeNaN();
    },
  );

  test.each(["2.5", "30.", "-30", "−30"])("FRM-312 point and minus are refused: %s", (typed) => {
    expect(parseWholeNumber(typed)).toBeNaN();
  });
});

test.each(["1e3", "1E3", "1+3", "+13"])("FRM-311 e, E and plus are refused in every number: %s", (typed) => {
  expect(parseWholeNumber(typed)).toBeNaN();
  expect(parseAmount(typed)).toBeUndefined();
});
