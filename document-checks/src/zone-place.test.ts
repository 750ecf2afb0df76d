import { expect, test } from "vitest";
import { areaOf, clipped, turnedBack, type ZonePlace } from "./zone-place.ts";

const rounded = (area: object) =>
  Object.fromEntries(Object.entries(area).map(([name, share]) => [name, Math.round(share * 1000) / 1000]));

/** At the foot of a picture that is three by two. */
const place: ZonePlace = { x: 0.5, y: 0.6, width: 0.9, height: 0.1, letter: 0.02, angle: 0 };
const size = { width: 300, height: 200 };

test("a place is a box of shares of its picture", () => {
  expect(rounded(areaOf(place, size))).toEqual({ x: 0.05, y: 0.825, width: 0.9, height: 0.15 });
});

test("a slanted place has an upright box around it", () => {
  const { width, height } = areaOf({ ...place, y: 0.33, width: 0.5, angle: Math.PI / 6 }, size);
  expect(rounded({ width, height })).toEqual({ width: 0.483, height: 0.505 });
});

test("nothing lies beyond the picture", () => {
  expect(rounded(clipped({ x: -0.1, y: 0.9, width: 1.5, height: 0.3 }))).toEqual({
    x: 0,
    y: 0.9,
    width: 1,
    height: 0.1,
  });
});

test("what was found in a picture on its side is given back as it stands", () => {
  expect(rounded(turnedBack({ x: 0.1, y: 0.8, width: 0.8, height: 0.15 }))).toEqual({
    x: 0.05,
    y: 0.1,
    width: 0.15,
    height: 0.8,
  });
});
