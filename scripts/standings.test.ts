import { expect, test } from "vitest";
import type { Standing } from "./proofs.ts";
import { standingProblems } from "./standings.ts";

interface Lists {
  readonly settled?: Record<string, string>;
  readonly together?: Record<string, Record<string, string>>;
}

const problems = (
  found: Record<string, Standing>,
  listed: Record<string, Standing>,
  { settled = {}, together = {} }: Lists = {},
) =>
  standingProblems({
    ids: Object.keys(found),
    standingOf: (id) => found[id] ?? "none",
    partsOf: () => ["one.test.ts"],
    listed: new Map(Object.entries(listed).map(([id, standing]) => [id, { standing }])),
    settled: new Map(Object.entries(settled)),
    together: new Map(Object.entries(together)),
  });

test("a statement is proven, or listed with how far it is", () => {
  expect(problems({ a: "proven", b: "in part", c: "none" }, { b: "in part", c: "none" })).toEqual([]);
});

test.each<[string, Record<string, Standing>, Record<string, Standing>, string]>([
  ["a lost proof", { a: "none" }, {}, 'a should be "proven" by the titles of the tests, and is "none".'],
  [
    "a proof that became partial",
    { a: "in part" },
    {},
    'a should be "proven" by the titles of the tests, and is "in part".',
  ],
  [
    "a lost partial proof",
    { a: "none" },
    { a: "in part" },
    'a should be "in part" by the titles of the tests, and is "none".',
  ],
  [
    "a statement that is proven by now",
    { a: "proven" },
    { a: "none" },
    "a is proven: take it from its list in scripts/standings.ts.",
  ],
  [
    "a listed id without a statement",
    {},
    { a: "none" },
    "scripts/standings.ts names a, which does not exist.",
  ],
])("%s is reported", (_what, found, listed, message) => {
  expect(problems(found, listed)).toEqual([message]);
});

test("a statement that is settled otherwise is not proven", () => {
  const settled = { a: "0001" };
  expect(problems({ a: "none" }, {}, { settled })).toEqual([]);
  expect(problems({ a: "in part" }, {}, { settled })).toEqual([]);
  expect(problems({ a: "proven" }, {}, { settled })).toEqual([
    "a is settled otherwise: no test can prove all of it.",
  ]);
});

test("clauses that are proven together have each a test", () => {
  expect(problems({ a: "in part" }, {}, { together: { a: { first: "one.test.ts" } } })).toEqual([]);
  expect(problems({ a: "in part" }, {}, { together: { a: { first: "two.test.ts" } } })).toEqual([
    "two.test.ts does not prove of a: first.",
  ]);
  expect(problems({ a: "none" }, {}, { together: { a: { first: "one.test.ts" } } })).toEqual([
    'a should be "in part" by the titles of the tests, and is "none".',
  ]);
});
