import { expect, test } from "vitest";
import { applicantCallIssues, type GivenApplicantCall, LONGEST_APPLICANT_CALL } from "./applicant-call.ts";

const NOW = "2026-11-29T14:05";

const aCall: GivenApplicantCall = {
  way: "PHONE",
  direction: "IN",
  calledAt: NOW,
  spokeTo: "The applicant",
  said: "She asked when we decide.",
};

test.each<[string, Partial<GivenApplicantCall>, object]>([
  ["a complete call", {}, {}],
  ["a visit", { way: "IN_PERSON", direction: "OUT" }, {}],
  ["an unknown way", { way: "FAX" }, { way: "validation.please_select_an_option" }],
  ["no direction", { direction: "" }, { direction: "validation.please_select_an_option" }],
  ["a minute in the future", { calledAt: "2026-11-29T14:06" }, { calledAt: "validation.date.future" }],
  ["no moment", { calledAt: "" }, { calledAt: "validation.required" }],
  [
    "nobody and nothing",
    { spokeTo: "", said: " " },
    { spokeTo: "validation.required", said: "validation.required" },
  ],
  ["too many words", { said: "x".repeat(LONGEST_APPLICANT_CALL + 1) }, { said: "validation.max_length" }],
])("%s", (_name, changes, codes) => {
  const issues = Object.entries(applicantCallIssues({ ...aCall, ...changes }, NOW));
  expect(Object.fromEntries(issues.map(([field, { code }]) => [field, code]))).toEqual(codes);
});
