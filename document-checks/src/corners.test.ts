import { expect, test } from "vitest";
import { areaOf, cornersOf, type Point } from "./corners.ts";

const polygon = (...places: readonly (readonly [number, number])[]): Point[] =>
  places.map(([x, y]) => ({ x, y }));

/** A page at a slant whose one corner is beyond the left border. */
const cut = polygon([0, 30], [0, 10], [60, 0], [80, 90], [20, 100]);

test("the area of a polygon", () => {
  expect(areaOf(polygon([0, 0], [4, 0], [4, 3], [0, 3]))).toBe(12);
  expect(areaOf([])).toBe(0);
});

test("a small corner that the border leaves is kept", () => {
  expect(cornersOf(cut, 6)).toEqual(cut);
});

test("what is nearly on a side goes first", () => {
  const rough = polygon([0, 30], [0, 10], [30, 4.9], [60, 0], [70, 45.2], [80, 90], [20, 100]);
  expect(cornersOf(rough, 5)).toEqual(cut);
});

test("something round loses much of itself", () => {
  const round = Array.from({ length: 48 }, (_, place) => ({
    x: 100 * Math.cos((place * Math.PI) / 24),
    y: 100 * Math.sin((place * Math.PI) / 24),
  }));
  expect(areaOf(cornersOf(round, 6)) / areaOf(round)).toBeLessThan(0.9);
});
