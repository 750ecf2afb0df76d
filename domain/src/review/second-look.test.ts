import { expect, test } from "vitest";
import { secondLookIssue } from "./second-look.ts";

test.each([
  ["", "validation.required"],
  [" \n", "validation.required"],
  ["x".repeat(1001), "validation.max_length"],
  ["😀".repeat(1000), undefined],
  ["The payslip is from my old job.", undefined],
])("a second look is asked for with words", (text, code) => {
  expect(secondLookIssue(text)?.code).toBe(code);
});
