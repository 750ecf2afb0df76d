import { expect, test } from "vitest";
import { groupedDigits } from "./grouped-digits.ts";

test.each([
  ["", ""],
  ["482", "482"],
  ["4829", "482 9"],
  ["482913", "482 913"],
  ["482 913", "482 913"],
  [" 482-913 ", "482 913"],
  ["4829137", "482 913"],
  ["a4b8c2", "482"],
])("%j is shown as %j", (typed, shown) => {
  expect(groupedDigits(typed)).toBe(shown);
});
