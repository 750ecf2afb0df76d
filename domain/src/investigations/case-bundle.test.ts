import { expect, test } from "vitest";
import { bundleIssues } from "./case-bundle.ts";

const asked = { name: "TPO-2026-114", recipient: "The Property Ombudsman" };

test.each([
  [asked, {}],
  [{ ...asked, name: "  " }, { name: { code: "validation.required" } }],
  [{ ...asked, name: "ab" }, { name: { code: "validation.min_length", params: { min: 3 } } }],
  [
    { ...asked, recipient: "x".repeat(121) },
    { recipient: { code: "validation.max_length", params: { max: 120 } } },
  ],
])("%o", (given, issues) => {
  expect(bundleIssues(given)).toEqual(issues);
});
