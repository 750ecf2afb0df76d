import { describe, expect, test } from "vitest";
import { isAskedInColour, isSamePicture, isScreenShaped, type Look, noticesOfLook } from "./look.ts";

const good: Look = {
  width: 4032,
  height: 3024,
  light: 220,
  colour: 90,
  flat: null,
  camera: true,
  saysScreenshot: false,
  print: null,
};

describe("what is said about a picture", () => {
  test.each<[string, Partial<Look>, readonly string[]]>([
    ["a good one", {}, []],
    ["in poor light", { light: 90 }, []],
    ["nearly black: what it lacks in colour does not matter", { light: 20, colour: 3 }, ["dark"]],
    ["a black-and-white copy", { colour: 2 }, ["grey"]],
    ["a phone's screen", { width: 1170, height: 2532, flat: 0.8, camera: false }, ["screenshot"]],
    ["a photo as tall as a screen", { width: 1170, height: 2532, flat: 0.2, camera: false }, []],
    ["an even one that a camera took", { width: 1080, height: 2400, flat: 0.9 }, []],
    ["one that says itself what it is", { saysScreenshot: true, camera: false }, ["screenshot"]],
    ["a grey screen", { colour: 0, flat: 0.9, camera: false }, ["grey", "screenshot"]],
  ])("%s", (_what, given, notices) => {
    expect(noticesOfLook({ ...good, ...given })).toEqual(notices);
  });
});

test.each([
  [1080, 2400, true],
  [1920, 1080, true],
  [1640, 2360, true],
  [3024, 4032, false],
  [2250, 4000, false],
  [4000, 1800, false],
  [100, 220, false],
])("a picture of %i by %i is shaped like a screen: %s", (width, height, isShaped) => {
  expect(isScreenShaped({ width, height })).toBe(isShaped);
});

/** Of fields that grow brighter to the right. */
const print = Array.from({ length: 256 }, (_, field) => (field % 16) * 15 + 10);
const written = (levels: readonly number[]): string =>
  levels.map((level) => Math.round(level).toString(16).padStart(2, "0")).join("");

test("the same picture is close, in any light; one that nobody could measure is no other's", () => {
  expect(isSamePicture(written(print), written(print))).toBe(true);
  expect(isSamePicture(written(print), written(print.map((level) => level * 0.5 + 20)))).toBe(true);
  expect(isSamePicture(written(print), written(print.map((level, field) => level + (field % 3))))).toBe(true);
  expect(isSamePicture(written(print), written(print.toReversed()))).toBe(false);
  expect(isSamePicture(written(print), written(print.with(100, 0).with(101, 255).with(120, 0)))).toBe(false);
  expect(isSamePicture(null, null)).toBe(false);
});

test("passports and cards are asked for in colour, certificates are not", () => {
  expect(isAskedInColour("UK_PASSPORT")).toBe(true);
  expect(isAskedInColour("UK_DRIVING_LICENCE")).toBe(true);
  expect(isAskedInColour("BIRTH_ADOPTION")).toBe(false);
  expect(isAskedInColour("UTILITY_BILL")).toBe(false);
});
