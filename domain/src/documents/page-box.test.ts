import { expect, test } from "vitest";
import { isPageBox } from "./page-box.ts";

const box = { page: 1, x: 0.1, y: 0.7, width: 0.8, height: 0.2 };

test.each([
  ["a place", box, true],
  ["the whole page", { page: 12, x: 0, y: 0, width: 1, height: 1 }, true],
  ["no page", { ...box, page: 0 }, false],
  ["pixels", { ...box, width: 640 }, false],
  ["text", { ...box, x: "0.1" }, false],
  ["nothing", null, false],
  ["a part of it", { page: 1, x: 0.1 }, false],
])("%s", (_what, value, expected) => {
  expect(isPageBox(value)).toBe(expected);
});
