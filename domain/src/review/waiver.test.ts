import { expect, test } from "vitest";
import { reviewStates } from "../references/states.ts";
import { mayBeWaived, waiverIssues } from "./waiver.ts";

test("a reference is waived once it will not be answered", () => {
  expect(reviewStates.filter(mayBeWaived)).toEqual(["declined", "silent", "bounced"]);
});

test.each([
  ["without a reason", { reason: "", note: "" }, { reason: "validation.please_select_an_option" }],
  [
    "a reason that is not on the list",
    { reason: "LATE", note: "" },
    { reason: "validation.please_select_an_option" },
  ],
  ["a reason of the list", { reason: "OTHER_PROOF", note: "" }, {}],
  ["another reason without words", { reason: "OTHER", note: " " }, { note: "validation.required" }],
  ["another reason", { reason: "OTHER", note: "The house was sold." }, {}],
  ["too long a note", { reason: "OTHER_PROOF", note: "x".repeat(501) }, { note: "validation.max_length" }],
])("%s", (_what, given, expected) => {
  const codes = Object.entries(waiverIssues(given)).map(([field, { code }]) => [field, code]);
  expect(Object.fromEntries(codes)).toEqual(expected);
});
