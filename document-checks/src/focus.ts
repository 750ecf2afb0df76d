import { type Grey, matOf, type Vision, withMats } from "./vision.ts";

/**
 * Measures how much smoothing flattens the steepest edges: a sharp edge loses much, a blurred one little.
 * Unlike the variance of the Laplacian this depends neither on contrast and light nor on how much of the
 * picture is written on.
 */

/**
 * Standard deviations in pixels. The first removes noise, the second is the reference: a larger one takes the
 * gaps between small letters for sharpness.
 */
const [FINE, COARSE] = [0.7, 1.2] as const;
const TILES = 8;
const BEST = 8;
/** pixels: only the steepest edge of each such square counts */
const SQUARE = 4;
const STEEPEST = 40;
/** Grey levels per pixel: a lower rise is noise or a shadow. */
const LEAST_RISE = 5;

interface Edge {
  readonly rise: number;
  readonly loss: number;
}

const smoothed = (vision: Vision, grey: Grey, sigma: number): Uint8Array =>
  withMats((keep) => {
    const picture = keep(matOf(vision, grey));
    vision.GaussianBlur(picture, picture, new vision.Size(0, 0), sigma);
    return picture.data.slice();
  });

/** Squared, in grey levels over two pixels. */
const steepness = (data: Uint8Array, width: number, place: number): number => {
  const across = (data[place + 1] ?? 0) - (data[place - 1] ?? 0);
  const down = (data[place + width] ?? 0) - (data[place - width] ?? 0);
  return across * across + down * down;
};

export interface Layers {
  readonly width: number;
  readonly height: number;
  readonly fine: Uint8Array;
  readonly coarse: Uint8Array;
}

const steepestIn = ({ width, fine, coarse }: Layers, left: number, top: number): Edge => {
  let [steepest, at] = [0, top * width + left];
  for (let y = top; y < top + SQUARE; y += 1) {
    for (let x = left; x < left + SQUARE; x += 1) {
      const here = steepness(fine, width, y * width + x);
      if (here > steepest) [steepest, at] = [here, y * width + x];
    }
  }
  const rise = Math.sqrt(steepest) / 2;
  return { rise, loss: rise / Math.max(0.5, Math.sqrt(steepness(coarse, width, at)) / 2) };
};

/** The median loss of a tile's steepest edges; undefined where there is hardly an edge. */
const lossIn = (layers: Layers, row: number, column: number): number | undefined => {
  const from = (length: number, tile: number) => 1 + Math.floor(((length - 2 - SQUARE) * tile) / TILES);
  const edges: Edge[] = [];
  for (let y = from(layers.height, row); y < from(layers.height, row + 1); y += SQUARE) {
    for (let x = from(layers.width, column); x < from(layers.width, column + 1); x += SQUARE)
      edges.push(steepestIn(layers, x, y));
  }
  const steepest = edges.toSorted((one, other) => other.rise - one.rise).slice(0, STEEPEST);
  if ((steepest[Math.floor(STEEPEST / 2)]?.rise ?? 0) < LEAST_RISE) return undefined;
  return steepest.map(({ loss }) => loss).toSorted((one, other) => one - other)[
    Math.floor(steepest.length / 2)
  ];
};

export const focusOf = (layers: Layers): number | null => {
  const losses = Array.from({ length: TILES * TILES }, (_, tile) =>
    lossIn(layers, Math.floor(tile / TILES), tile % TILES),
  ).filter((loss) => loss !== undefined);
  const best = losses.toSorted((one, other) => other - one).slice(0, BEST);
  return best.length === 0 ? null : best.reduce((sum, loss) => sum + loss, 0) / best.length;
};

/** @param grey 1200 pixels on the longer side, after a median of 3 @returns null without edges */
export const measureFocus = (vision: Vision, grey: Grey): number | null =>
  focusOf({
    width: grey.width,
    height: grey.height,
    fine: smoothed(vision, grey, FINE),
    coarse: smoothed(vision, grey, COARSE),
  });
