import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inventedList } from "./invented-list.ts";
import { figuresOf, HELD_OUT, OTHERS, PAIRS, percentOf } from "./measure.ts";
import { countedRows, UNEVENNESS } from "./report-text.ts";

const figures = figuresOf(HELD_OUT, OTHERS);

test("issue England 11: the invented list has 4,000 entries and 12,000 other names, and is the same in every run", () => {
  expect(figures.entries).toBeGreaterThanOrEqual(4_000);
  expect(figures.aliases).toBeGreaterThanOrEqual(12_000);
  const [once, again] = [inventedList(5), inventedList(5)];
  expect(again[99]?.listed).toEqual(once[99]?.listed);
});

test.each(["without", "withBirth"] as const)(
  "issue England 11: at least 98 of 100 pairs are found, %s",
  (of) => {
    expect(figures.found[of].whole).toBe(PAIRS);
    expect(percentOf(figures.found[of])).toBeGreaterThanOrEqual(98);
  },
);

test.each([
  ["without", 3],
  ["withBirth", 1],
] as const)("issue England 11: of 2,000 others, %s, at most %d in 100 are raised", (of, most) => {
  expect(figures.raised[of].whole).toBe(OTHERS);
  expect(percentOf(figures.raised[of])).toBeLessThanOrEqual(most);
});

describe("the report", () => {
  // Write it anew: npx tsx bench/sanctions/report.ts
  const report = readFileSync(join(import.meta.dirname, "report.md"), "utf8").split("\n");

  test("says what the rules do now", () => {
    for (const row of countedRows(figures)) expect(report).toContain(row);
  });

  test("issue England 11: has no language that is raised above twice the mean", () => {
    const [line = ""] = report.filter((row) => row.includes(UNEVENNESS));
    const [, , , ...numbers] = line.split("|");
    const [without = Number.NaN, withBirth = Number.NaN] = numbers.map(Number);
    expect(without).toBeLessThanOrEqual(2);
    expect(withBirth).toBeLessThanOrEqual(2);
  });
});
