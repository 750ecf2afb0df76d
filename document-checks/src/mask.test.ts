import { expect, test } from "vitest";
import { bordersOf, extentOf, withoutHoles } from "./mask.ts";

const size = { width: 6, height: 4 };

/** `#` is on. */
const maskOf = (...rows: readonly string[]): Uint8Array =>
  Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 255 : 0));

test("a hole belongs to the sheet around it", () => {
  const mask = maskOf("......", ".####.", ".#.##.", ".####.");
  expect(withoutHoles(mask, size)).toEqual(maskOf("......", ".####.", ".####.", ".####."));
});

test("so does a portrait that the border cuts", () => {
  const mask = maskOf("......", "#####.", "..###.", "#####.");
  expect(withoutHoles(mask, size)).toEqual(maskOf("......", "#####.", "#####.", "#####."));
});

test("what is beside the sheet at the border does not", () => {
  const mask = maskOf("......", "..###.", "..###.", "#####.");
  expect(withoutHoles(mask, size)).toEqual(mask);
});

const slanting = maskOf("#####.", "#####.", ".####.", ".####.");

test("an edge that runs along the border is near it for longer than on it", () => {
  expect(bordersOf(slanting, size)).toEqual([0.5, 5 / 6, 0, 4 / 6]);
  expect(bordersOf(slanting, size, 1)).toEqual([1, 5 / 6, 1, 4 / 6]);
});

test("the box around a sheet", () => {
  expect(extentOf(maskOf("......", ".####.", ".####.", "......"), size)).toEqual({
    span: [4 / 6, 2 / 4],
    aspect: 2,
  });
});
