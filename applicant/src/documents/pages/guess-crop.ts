import { type Crop, NO_CROP, type Size } from "./crop.ts";

const LEVELS = 256;

/** Otsu's method: the level that separates dark from light best. */
const threshold = (histogram: readonly number[], total: number): number => {
  const sum = histogram.reduce((all, count, level) => all + level * count, 0);
  let [best, level, below, sumBelow] = [0, 0, 0, 0];
  histogram.forEach((count, at) => {
    below += count;
    sumBelow += at * count;
    const above = total - below;
    if (below === 0 || above === 0) return;
    const gap = sumBelow / below - (sum - sumBelow) / above;
    const between = below * above * gap * gap;
    if (between > best) [best, level] = [between, at];
  });
  return level;
};

/** A line counts as paper if half of it is light; text darkens far less than that. */
const PAPER = 0.5;
const MARGIN = 0.005;
const LEAST_AREA = 0.25;

const cutBefore = (shares: readonly number[]): number => {
  const first = shares.findIndex((share) => share >= PAPER);
  return first < 0 ? 0 : Math.max(0, first / shares.length - MARGIN);
};

const sharesOf = (count: number, length: number, isLight: (line: number, at: number) => boolean) =>
  Array.from({ length: count }, (_, line) => {
    let light = 0;
    for (let at = 0; at < length; at += 1) if (isLight(line, at)) light += 1;
    return light / length;
  });

/**
 * Light paper on a darker table. Where there is no such paper, nothing is cut off.
 * @param grey one level per pixel, 0 to 255
 */
export const guessCrop = (grey: Uint8ClampedArray, { width, height }: Size): Crop => {
  const histogram = new Array<number>(LEVELS).fill(0);
  for (const level of grey) histogram[level] = (histogram[level] ?? 0) + 1;
  const dark = threshold(histogram, grey.length);
  const isLight = (x: number, y: number): boolean => (grey[y * width + x] ?? 0) > dark;
  const rows = sharesOf(height, width, (y, x) => isLight(x, y));
  // Only within the paper: above and below it the table is dark all along.
  const [top, bottom] = [cutBefore(rows), cutBefore(rows.toReversed())];
  const [from, to] = [Math.floor(top * height), Math.ceil((1 - bottom) * height)];
  const columns = sharesOf(width, to - from, (x, y) => isLight(x, from + y));
  const [left, right] = [cutBefore(columns), cutBefore(columns.toReversed())];
  const area = (1 - top - bottom) * (1 - left - right);
  return area < LEAST_AREA ? NO_CROP : { top, right, bottom, left };
};
