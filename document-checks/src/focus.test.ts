import { expect, test } from "vitest";
import { focusOf, type Layers } from "./focus.ts";

const [WIDTH, HEIGHT] = [400, 300];
const PITCH = 20;

/** Strokes two pixels wide on paper, seen through a lens that blurs by so many pixels, and smoothed by as many. */
const strokes = (blur: number, ink: number, smoothing: number): Uint8Array => {
  const wide = Math.hypot(blur, 0.6, smoothing);
  const depth = (ink * 2) / (wide * Math.sqrt(2 * Math.PI));
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, place) => {
    const away = ((place % WIDTH) % PITCH) - PITCH / 2;
    return 220 - depth * Math.exp(-(away * away) / (2 * wide * wide));
  });
};

const focus = (blur: number, ink: number): number | null => {
  const layers: Layers = {
    width: WIDTH,
    height: HEIGHT,
    fine: strokes(blur, ink, 0.7),
    coarse: strokes(blur, ink, 1.2),
  };
  return focusOf(layers);
};

test.each([240, 150, 90])("sharp strokes are told from blurred ones in ink of %i levels", (ink) => {
  expect(focus(0.8, ink)).toBeGreaterThan(1.5);
  expect(focus(2.2, ink)).toBeLessThan(1.3);
});

test("what has no edge has no focus", () => {
  expect(focus(0.8, 0)).toBeNull();
});
