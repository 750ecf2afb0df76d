import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const report = readFileSync(join(import.meta.dirname, "report.md"), "utf8");

interface Said {
  readonly notice: string;
  readonly ofGood: readonly [number, number];
  readonly ofBad: readonly [number, number];
}

const counts = (text: string): readonly [number, number] => {
  const [, said, of] = /^(\d+) of (\d+)$/.exec(text) ?? [];
  return [Number(said), Number(of)];
};

const rows: readonly Said[] = report
  .split("\n")
  .filter((line) => /\d+ of \d+ \|$/.test(line))
  .map((line) => {
    const [notice = "", , ofGood = "", , ofBad = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { notice, ofGood: counts(ofGood), ofBad: counts(ofBad) };
  });

test("the report is about every notice that is told from pictures alone", () => {
  expect(rows.map(({ notice }) => notice)).toEqual([
    "dark",
    "grey",
    "screenshot, phone",
    "screenshot, computer",
    "same picture",
  ]);
});

test.each(rows)("$notice is said of no good picture, and of nearly all bad ones", ({ ofGood, ofBad }) => {
  expect(ofGood[1]).toBeGreaterThan(100);
  expect(ofGood[0]).toBe(0);
  expect(ofBad[0] / ofBad[1]).toBeGreaterThan(0.95);
});
