import { expect, test } from "vitest";
import { LONGEST_REOPENING, reopeningIssues } from "./reopening.ts";

test.each([
  ["MISTAKE", "The payslip was read wrongly.", {}],
  ["", " ", { reason: "validation.please_select_an_option", sentence: "validation.required" }],
  [
    "REVENGE",
    "x".repeat(LONGEST_REOPENING + 1),
    {
      reason: "validation.please_select_an_option",
      sentence: "validation.max_length",
    },
  ],
])("%s", (reason, sentence, codes) => {
  const issues = Object.entries(reopeningIssues({ reason, sentence }));
  expect(Object.fromEntries(issues.map(([field, { code }]) => [field, code]))).toEqual(codes);
});
