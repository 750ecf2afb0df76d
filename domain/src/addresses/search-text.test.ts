import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { isSearchable, searchText } from "./search-text.ts";

test.each([
  ["", false],
  ["LS", false],
  ["  LS  ", false],
  ["L S", true],
  ["LS1", true],
  [" 27 ", false],
  ["Tŷ", false],
  ["e\u0301e\u0301", false],
])("ADR-001 FRM-395 (in part) a search starts at three characters: “%s”, %s", (typed, starts) => {
  expect(isSearchable(typed)).toBe(starts);
});

test.each([
  ["  27   Harbour\tStreet\n", "27 Harbour Street"],
  ["e\u0301lan", "élan"],
  ["a\u0000b", "a b"],
  ["abc\ud800", "abc"],
  ["x".repeat(200), "x".repeat(100)],
  [`${"x".repeat(99)}😀`, "x".repeat(99)],
])("%j is searched for as %j", (typed, expected) => {
  expect(searchText(typed)).toBe(expected);
});

test("whatever was typed can be encoded, and is searched for alike the second time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const text = searchText(typed);
      expect(() => encodeURIComponent(text)).not.toThrow();
      expect(searchText(text)).toBe(text);
    }),
    seededRuns,
  );
});
