import { expect, test } from "vitest";
import { declineReasons, LONGEST_DECLINE_NOTE, parseDecline } from "./decline.ts";

const nothing = { note: "", email: "" };

test.each(declineReasons)("%s needs neither a note nor an address", (reason) => {
  expect(parseDecline({ reason, ...nothing })).toEqual({ parsed: { reason, ...nothing } });
});

test("an address belongs to somebody else who looks after the home", () => {
  const said = { note: " They moved. ", email: " Office@Example.com " };
  expect(parseDecline({ reason: "SOMEBODY_ELSE", ...said })).toEqual({
    parsed: { reason: "SOMEBODY_ELSE", note: "They moved.", email: "office@example.com" },
  });
  expect(parseDecline({ reason: "NOT_WILLING", ...said }).parsed?.email).toBe("");
});

test.each([
  ["no reason", nothing, { reason: "validation.please_select_an_option" }],
  ["another reason", { reason: "BORED", ...nothing }, { reason: "validation.please_select_an_option" }],
  ["a reason of another type", { reason: 1, ...nothing }, { reason: "validation.please_select_an_option" }],
  [
    "no address that can be written to",
    { reason: "SOMEBODY_ELSE", note: "", email: "x@" },
    { email: "validation.email.format" },
  ],
  [
    "an address of another type",
    { reason: "SOMEBODY_ELSE", note: "", email: null },
    { email: "validation.required" },
  ],
  [
    "a long note",
    { reason: "NOT_WILLING", note: "x".repeat(LONGEST_DECLINE_NOTE + 1), email: "" },
    { note: "validation.max_length" },
  ],
  ["a field more", { reason: "NOT_WILLING", ...nothing, admin: true }, { admin: "unknown_field" }],
])("%s is refused", (_what, body, codes) => {
  const { parsed, issues = {} } = parseDecline(body);
  expect(parsed).toBeUndefined();
  expect(Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]))).toEqual(codes);
});
