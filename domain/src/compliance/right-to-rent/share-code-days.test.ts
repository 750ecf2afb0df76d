import { expect, test } from "vitest";
import { rightToRentRulesOn } from "./rule-sets.ts";
import { shareCodeEndedOn } from "./share-code-days.ts";

const rules = rightToRentRulesOn("2026-11-29");
if (!rules) throw new Error("No rules are in force.");
const { dates } = rules;

test.each([
  ["2026-11-29", "2026-11-29", undefined],
  ["2026-11-29", "2027-02-27", undefined],
  ["2026-11-29", "2027-02-28", "2027-02-27"],
  ["2027-12-01", "2028-02-29", undefined],
  ["2027-12-01", "2028-03-01", "2028-02-29"],
])("a share code of %s has on %s ended: %s", (givenOn, today, endedOn) => {
  expect(shareCodeEndedOn(givenOn, today, dates)).toBe(endedOn);
});
