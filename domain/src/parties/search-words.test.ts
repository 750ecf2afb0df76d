import { expect, test } from "vitest";
import { askedWords, searchableWords, wordsIn } from "./search-words.ts";

test.each([
  ["Amara Okafor", ["amara", "okafor"]],
  ["  Zoë  O’Brien-Wójcik ", ["zoe", "o", "brien", "wojcik"]],
  ["amara.okafor@example.com", ["amara", "okafor", "example", "com"]],
  ["LK-20411", ["lk", "20411"]],
  ["Ŝ̂ ﬁnd", ["s", "find"]],
  ["'; drop table --", ["drop", "table"]],
  ["", []],
])("%j is found by %j", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test("every word of a case once, and a few of what is asked", () => {
  expect(searchableWords(["Amara Okafor", "amara@example.com"])).toEqual([
    "amara",
    "okafor",
    "example",
    "com",
  ]);
  expect(askedWords("a b c d e f g h")).toHaveLength(6);
  expect(wordsIn("x".repeat(500))).toEqual(["x".repeat(60)]);
});
