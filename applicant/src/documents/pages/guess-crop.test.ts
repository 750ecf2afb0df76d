import { describe, expect, test } from "vitest";
import { NO_CROP } from "./crop.ts";
import { guessCrop } from "./guess-crop.ts";

const SIZE = { width: 100, height: 200 };

interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const scene = ({ left, top, right, bottom }: Sheet): Uint8ClampedArray => {
  const grey = new Uint8ClampedArray(SIZE.width * SIZE.height).fill(60);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const isText = y % 8 < 2 && x % 3 > 0 && x > left + 6 && x < right - 6 && y > top + 6;
      grey[y * SIZE.width + x] = isText ? 30 : 235;
    }
  }
  return grey;
};

describe("the guess", () => {
  test("finds a light sheet on a darker table", () => {
    const { top, right, bottom, left } = guessCrop(
      scene({ left: 20, top: 30, right: 90, bottom: 180 }),
      SIZE,
    );
    expect([top, right, bottom, left].map((cut) => cut.toFixed(2))).toEqual(["0.14", "0.10", "0.10", "0.20"]);
  });

  test("cuts nothing off a sheet that fills the photo", () => {
    expect(guessCrop(scene({ left: 0, top: 0, right: 100, bottom: 200 }), SIZE)).toEqual(NO_CROP);
  });

  test.each([
    ["without a sheet", scene({ left: 0, top: 0, right: 0, bottom: 0 })],
    ["of a small light thing", scene({ left: 40, top: 90, right: 60, bottom: 110 })],
  ])("cuts nothing off a photo %s", (_which, grey) => {
    expect(guessCrop(grey, SIZE)).toEqual(NO_CROP);
  });
});
