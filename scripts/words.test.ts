import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const LARGEST = 60;

interface Entry {
  readonly term: string;
  readonly meaning: string;
}

const entriesOf = (text: string): readonly Entry[] =>
  [...text.matchAll(/^\| ([^|]+) \| [^|]* \| ([^|]+) \|$/gm)]
    .map(([, term = "", meaning = ""]) => ({ term, meaning }))
    .filter(({ term }) => term !== "term");

describe("the glossary", () => {
  const text = readFileSync(join(import.meta.dirname, "../docs/words.md"), "utf8");
  const entries = entriesOf(text);
  const terms = entries.map(({ term }) => term.toLowerCase());

  test(`has at most ${LARGEST} entries`, () => {
    expect(entries.length).toBeGreaterThan(LARGEST / 2);
    expect(entries.length).toBeLessThanOrEqual(LARGEST);
    // A row that is no entry would be counted nowhere.
    const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| term |"));
    expect(rows).toHaveLength(entries.length);
  });

  test("lists no term twice", () => {
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  test("gives each term one sentence", () => {
    const others = entries.filter(({ meaning }) => !/^[A-Z][^.;]*\.$/.test(meaning));
    expect(others.map(({ term }) => term)).toEqual([]);
  });
});
