import { expect, test } from "vitest";
import { exactMatch, matchPrefix, splitAtPrefix } from "./prefix-match.ts";

const options = ["Niger", "Nigeria", "North Korea", "Österreich"].map((label) => ({ value: label, label }));
const labels = (typed: string) => matchPrefix(options, typed).map(({ label }) => label);

test.each([
  ["ni", ["Niger", "Nigeria"]],
  ["NIGERI", ["Nigeria"]],
  ["  nor", ["North Korea"]],
  ["ös", ["Österreich"]],
  ["korea", []],
  ["", ["Niger", "Nigeria", "North Korea", "Österreich"]],
])("FRM-136 matches the start of the label, in any case: %s", (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

test("finds the option that was typed in full", () => {
  expect(exactMatch(options, " niger ")?.label).toBe("Niger");
  expect(exactMatch(options, "nig")).toBeUndefined();
});

test.each([
  ["osterreich", "Österreich"],
  ["cote d'ivoire", "Côte d’Ivoire"],
  ["cote divoire", "Côte d’Ivoire"],
  ["trinidad and", "Trinidad & Tobago"],
  ["trinidad & t", "Trinidad & Tobago"],
  ["st lucia", "St. Lucia"],
  ["st. l", "St Lucia"],
  ["guinea bissau", "Guinea-Bissau"],
  ["lodz", "Łódź"],
])("“%s” finds %s, as keyboards have it", (typed, label) => {
  expect(matchPrefix([{ value: "x", label }], typed)).toHaveLength(1);
});

test.each([
  ["cote d", ["Côte d", "’Ivoire"]],
  ["trinidad and t", ["Trinidad & T", "obago"]],
  ["st l", ["St. L", "ucia"]],
])("marks “%s” in a label that writes it otherwise", (typed, parts) => {
  expect(splitAtPrefix(parts.join(""), typed)).toEqual(parts);
});

test("splits the label where the match ends", () => {
  expect(splitAtPrefix("Nigeria", "nig")).toEqual(["Nig", "eria"]);
  expect(splitAtPrefix("Nigeria", "")).toEqual(["", "Nigeria"]);
  expect(splitAtPrefix("Nigeria", "x")).toEqual(["", "Nigeria"]);
});
