import { expect, test } from "vitest";
import { needsOverride, offeredOverrides, overrideIssues, overrideOf, overrideReasons } from "./override.ts";

const against = { calculated: "declined", isReferenceOpen: false } as const;

test.each([
  ["an accept with the sums", "accepted", { calculated: "accepted", isReferenceOpen: false }, false],
  ["an accept without sums", "accepted", { calculated: undefined, isReferenceOpen: false }, false],
  ["an accept against the sums", "accepted", against, true],
  [
    "an accept without the guarantor that the sums ask for",
    "accepted",
    { calculated: "accepted_with_guarantor", isReferenceOpen: false },
    true,
  ],
  ["an accept with a guarantor against the sums", "accepted_with_guarantor", against, false],
  [
    "an accept while a reference is open",
    "accepted",
    { calculated: "accepted", isReferenceOpen: true },
    true,
  ],
  [
    "a guarantor while a reference is open",
    "accepted_with_guarantor",
    { calculated: "accepted_with_guarantor", isReferenceOpen: true },
    true,
  ],
  ["a no while a reference is open", "declined", { calculated: "accepted", isReferenceOpen: true }, false],
] as const)("%s is an override: %s, %j, %s", (_what, outcome, facts, isOne) => {
  expect(needsOverride({ outcome }, facts)).toBe(isOne);
});

test.each([
  ["without a reason", "", "", { overrideReason: "validation.required" }],
  [
    "a reason that is not on the list",
    "FRIEND",
    "",
    { overrideReason: "validation.please_select_an_option" },
  ],
  ["a reason of the list", "LANDLORD_AGREES", "", {}],
  [
    "something else in nineteen characters",
    "OTHER",
    "1234567890123456789 ",
    { overrideWords: "validation.min_length" },
  ],
  ["something else in twenty characters", "OTHER", "12345678901234567890", {}],
  ["too many words", "LANDLORD_AGREES", "x".repeat(501), { overrideWords: "validation.max_length" }],
])("%s", (_what, overrideReason, overrideWords, expected) => {
  const given = { outcome: "accepted", overrideReason, overrideWords };
  const codes = Object.entries(overrideIssues(given, against, overrideReasons)).map(([field, { code }]) => [
    field,
    code,
  ]);
  expect(Object.fromEntries(codes)).toEqual(expected);
  expect(overrideIssues({ ...given, outcome: "declined" }, against, overrideReasons)).toEqual({});
});

test("what overrides nothing is not kept", () => {
  const given = { outcome: "accepted", overrideReason: "LANDLORD_AGREES", overrideWords: " By phone. " };
  expect(overrideOf(given, against)).toEqual({ reason: "LANDLORD_AGREES", words: "By phone." });
  expect(overrideOf(given, { ...against, calculated: "accepted" })).toBeUndefined();
});

test("LAW-01 (in part) no acceptance in England rests on rent in advance from 1 May 2026", () => {
  const offeredIn = (country: "ENG" | "SCT", day: string) =>
    offeredOverrides({ country, day }).includes("PAID_IN_ADVANCE");
  expect(offeredIn("ENG", "2026-04-30")).toBe(true);
  expect(offeredIn("ENG", "2026-05-01")).toBe(false);
  expect(offeredIn("SCT", "2026-05-01")).toBe(true);
});
