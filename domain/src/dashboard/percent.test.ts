import { describe, expect, test } from "vitest";
import { aProgressItem, completed, started, submitted } from "../testing/progress-items.ts";
import type { Entry } from "./items.ts";
import { progressPercent } from "./percent.ts";

const LETTERS: Readonly<Record<string, Partial<Entry>>> = {
  t: { progress: undefined },
  s: { progress: aProgressItem(started) },
  c: { progress: aProgressItem(completed) },
  x: { progress: aProgressItem(submitted) },
  o: { progress: undefined, optional: true },
  O: { progress: aProgressItem(completed), optional: true },
};

/** `"csx"`: one item completed, one started, one submitted; t is to do, o optional, O optional and completed. */
const entries = (letters: string): readonly Entry[] =>
  [...letters].map((letter) => ({
    section: "INCOME",
    progress: undefined,
    optional: false,
    remedial: undefined,
    ...LETTERS[letter],
  }));

describe("the percentage", () => {
  test.each([
    ["FRM-233 nothing begun", "ttt", 0],
    ["FRM-233 one of three begun: 16.7", "stt", 20],
    ["FRM-233 one of three completed: 33.3", "ctt", 35],
    ["FRM-233 a started item counts half: 50", "cst", 50],
    ["FRM-233 all begun", "sss", 50],
    ["FRM-233 all completed", "ccc", 100],
    ["FRM-235 exactly a multiple of 5 stays", "ct", 50],
    ["FRM-235 a quarter stays", "cttt", 25],
    ["FRM-235 rounded up to the nearest 5: 12.5", "sttt", 15],
    ["FRM-235 rounded up to the nearest 5: 66.7", "cct", 70],
    ["FRM-235 rounded up to the nearest 5: 83.3", "ccs", 85],
    ["FRM-235 above 95 it reads 100 with something left: 95.5", "ccccccccccs", 100],
    ["FRM-234 submitted items count on neither side", "xxct", 50],
    ["FRM-234 optional items count on neither side", "oOct", 50],
    ["FRM-234 what is submitted and what is left", "xxt", 0],
    ["FRM-236 all submitted, nothing left", "xxx", 100],
    ["FRM-236 only optional items left", "xxo", 100],
    ["FRM-236 no items at all", "", 100],
  ])("%s (%s) → %d", (_rule, letters, percent) => {
    expect(progressPercent(entries(letters))).toBe(percent);
  });
});
