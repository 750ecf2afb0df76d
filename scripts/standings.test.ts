import { expect, test } from "vitest";
import type { Standing } from "./proofs.ts";
import { standingProblems } from "./standings.ts";

const problems = (found: Record<string, Standing>, listed: Record<string, Standing>) =>
  standingProblems({
    ids: Object.keys(found),
    standingOf: (id) => found[id] ?? "none",
    listed: new Map(Object.entries(listed)),
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
    "a is proven: take it from NOT_PROVEN in scripts/standings.ts.",
  ],
  ["a listed id without a statement", {}, { a: "none" }, "NOT_PROVEN names a, which does not exist."],
])("%s is reported", (_what, found, listed, message) => {
  expect(problems(found, listed)).toEqual([message]);
});
