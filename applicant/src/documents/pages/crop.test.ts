import { expect, test } from "vitest";
import { croppedArea, fitted, turnedCrop } from "./crop.ts";

test("a quarter turn clockwise takes the edges along", () => {
  expect(turnedCrop({ top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 })).toEqual({
    top: 0.4,
    right: 0.1,
    bottom: 0.2,
    left: 0.3,
  });
});

test("four quarter turns change nothing", () => {
  const crop = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 };
  expect(turnedCrop(turnedCrop(turnedCrop(turnedCrop(crop))))).toEqual(crop);
});

test("the cropped area is in pixels, and never empty", () => {
  const crop = { top: 0.1, right: 0.25, bottom: 0.4, left: 0.25 };
  expect(croppedArea({ width: 400, height: 1000 }, crop)).toEqual({
    x: 100,
    y: 100,
    width: 200,
    height: 500,
  });
  expect(croppedArea({ width: 1, height: 1 }, crop)).toMatchObject({ width: 1, height: 1 });
});

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [800, 600, 800, 600],
  [9000, 1, 2000, 1],
])("%d by %d fits into 2,000 as %d by %d", (width, height, across, down) => {
  expect(fitted({ width, height }, 2000)).toEqual({ width: across, height: down });
});
