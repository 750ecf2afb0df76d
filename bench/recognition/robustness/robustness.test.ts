import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LineTruth } from "../second/labels.ts";
import { secondWords } from "../second/words.ts";
import { robustness, TAKEN_BY_TEST } from "./figures.ts";
import { robustnessText } from "./text.ts";
import { statementsIn, variants } from "./variants.ts";

const rows = robustness(TAKEN_BY_TEST);

const percent = ({ part, whole }: { part: number; whole: number }): number => (100 * part) / whole;

test.each(rows)("the goals hold: $title", ({ figures }) => {
  expect(figures.precision.whole).toBeGreaterThanOrEqual(TAKEN_BY_TEST * 3);
  expect(percent(figures.precision)).toBeGreaterThanOrEqual(97);
  expect(percent(figures.precisionWithEvidence)).toBeGreaterThanOrEqual(99);
  expect(percent(figures.recallWithEmployer)).toBeGreaterThanOrEqual(95);
  expect(percent(figures.recallWithoutEmployer)).toBeGreaterThanOrEqual(90);
  expect(percent(figures.yearlyWithinTwoPercent)).toBeGreaterThanOrEqual(97);
});

test("the page says what the rules do now", () => {
  // Write it anew: npx tsx bench/recognition/robustness-report.ts
  const page = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  const measured = variants.map(
    ({ title }) => page.split("\n").find((one) => one.startsWith(`| ${title} |`)) ?? "",
  );
  expect(measured.filter((one) => one !== "")).toHaveLength(variants.length);
  expect(page.replace(measured.join("\n"), "")).toBe(robustnessText(rows, []));
});

test("without any brand no payer of a win or a sale keeps its name", () => {
  const variant = variants.find(({ title }) => title === "without any brand");
  if (!variant) throw new Error("There is no such change.");
  const brands = [...secondWords.platforms, ...secondWords.bookmakers].filter((name) => name.length > 4);
  const isSold = (truth: LineTruth | undefined): boolean =>
    truth !== undefined && "noise" in truth && ["platform", "gambling"].includes(truth.noise);
  const said = statementsIn(variant, secondWords, { seed: 1, first: 0, count: 100 }).flatMap(
    ({ statement, truthOf }) => statement.transactions.filter(({ id }) => isSold(truthOf.get(id))),
  );
  expect(said.length).toBeGreaterThan(50);
  const kept = brands.filter((brand) =>
    said.some(({ description }) => description.toUpperCase().includes(brand)),
  );
  expect(kept).toEqual([]);
});
