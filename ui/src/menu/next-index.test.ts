import { expect, test } from "vitest";
import { nextIndex } from "./next-index.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 1, 0],
  ["End", 1, 2],
  ["Home", -1, undefined],
  ["a", 1, undefined],
])("%s from %s of three leads to %s", (key, from, to) => {
  expect(nextIndex({ key, from, count: 3 })).toBe(to);
});

test("an empty menu leads nowhere", () => {
  expect(nextIndex({ key: "ArrowDown", from: -1, count: 0 })).toBeUndefined();
});
