import { expect, test } from "vitest";
import { callIssues, type GivenCall, isIndependent, LONGEST_SAID } from "./call.ts";

const NOW = "2026-11-29T14:05";

const aCall: GivenCall = {
  channel: "PHONE",
  calledAt: NOW,
  contact: "+44 113 496 0112",
  source: "WEBSITE",
  sourceNote: "",
  isReached: true,
  spokeTo: "Letting manager",
  said: "The rent was paid in time.",
};

const codesOf = (changes: Partial<GivenCall>) =>
  Object.fromEntries(
    Object.entries(callIssues({ ...aCall, ...changes }, NOW)).map(([field, { code }]) => [field, code]),
  );

test.each<[string, Partial<GivenCall>, object]>([
  ["a complete call", {}, {}],
  ["an e-mail", { channel: "EMAIL", contact: "desk@canalwharf.example" }, {}],
  ["not reached", { isReached: false, spokeTo: "", said: "" }, {}],
  ["an unknown channel", { channel: "FAX" }, { channel: "validation.please_select_an_option" }],
  ["a minute in the future", { calledAt: "2026-11-29T14:06" }, { calledAt: "validation.date.future" }],
  ["no time", { calledAt: "2026-11-29T" }, { calledAt: "validation.date.invalid" }],
  ["no moment", { calledAt: "" }, { calledAt: "validation.required" }],
  ["no number", { contact: "" }, { contact: "validation.required" }],
  ["no phone number", { contact: "the office" }, { contact: "validation.phone_number" }],
  ["an unknown source", { source: "" }, { source: "validation.please_select_an_option" }],
  ["another source without a note", { source: "OTHER" }, { sourceNote: "validation.required" }],
  ["another source", { source: "OTHER", sourceNote: "On the board outside" }, {}],
  ["reached or not", { isReached: null, said: "" }, { isReached: "validation.please_select_an_option" }],
  [
    "reached without words",
    { spokeTo: "", said: " " },
    { spokeTo: "validation.required", said: "validation.required" },
  ],
  ["too many words", { said: "x".repeat(LONGEST_SAID + 1) }, { said: "validation.max_length" }],
])("%s", (_name, changes, codes) => {
  expect(codesOf(changes)).toEqual(codes);
});

test("only a contact that the applicant gave verifies nothing", () => {
  expect(isIndependent("APPLICANT")).toBe(false);
  expect(isIndependent("OTHER")).toBe(true);
});
