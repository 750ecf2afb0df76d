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

test("splits the label where the match ends", () => {
  expect(splitAtPrefix("Nigeria", "nig")).toEqual(["Nig", "eria"]);
  expect(splitAtPrefix("Nigeria", "")).toEqual(["", "Nigeria"]);
  expect(splitAtPrefix("Nigeria", "x")).toEqual(["", "Nigeria"]);
});
