import { expect, test } from "vitest";
import { originalsOnly } from "./originals.ts";
import { rightToRentRulesOn } from "./rule-sets.ts";

const rules = rightToRentRulesOn("2026-11-20");

test("a checker of an agency records the lists of documents alone", () => {
  expect(rules && originalsOnly(rules).routes.map(({ route }) => route)).toEqual([
    "MANUAL_A1",
    "MANUAL_A2",
    "MANUAL_B",
  ]);
});

test("fields, dates and documents stay those of the set", () => {
  expect(rules && originalsOnly(rules)).toEqual({ ...rules, routes: expect.anything() });
});
