import { expect, test } from "vitest";
import { keepNumberCharacters } from "./number-characters.ts";

test.each(["1e3", "1E3", "1+3", "+13"])("FRM-311 e, E and plus are blocked: %s", (typed) => {
  expect(keepNumberCharacters(typed)).toBe("13");
});

test("FRM-312 point and minus are blocked only on request", () => {
  expect(keepNumberCharacters("-1.5")).toBe("-1.5");
  expect(keepNumberCharacters("-1.5", { whole: true })).toBe("-15");
  expect(keepNumberCharacters("-1.5", { positive: true })).toBe("1.5");
  expect(keepNumberCharacters("-1.5", { whole: true, positive: true })).toBe("15");
});

test.each([
  ["1.2.3", "1.23"],
  ["1-2", "12"],
  ["--1", "-1"],
  ["£1,150.00", "1150.00"],
  ["", ""],
])("keeps one decimal sign and a leading minus: %s → %s", (typed, kept) => {
  expect(keepNumberCharacters(typed)).toBe(kept);
});

test("the decimal sign is that of the reader's language", () => {
  expect(keepNumberCharacters("1.150,50", { decimalSign: "," })).toBe("1150,50");
});
