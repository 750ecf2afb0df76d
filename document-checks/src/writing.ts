import type { Point } from "./corners.ts";
import { type Grey, matOf, type Vision, withMats } from "./vision.ts";

/**
 * Writing consists of dark specks of letter size, in line with others of similar height. Bricks, fur and foam
 * have specks too, but not in lines.
 */
const WINDOW = 25;
const DARKER_BY = 12;
/** pixels: anything smaller is indistinguishable from noise */
const [LOWEST, HIGHEST] = [5, 70];
const LONGEST_WORD = 5;
const IN_LINE = 6;

export interface Speck {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Line = readonly Speck[];

const specksOf = (stats: Int32Array, count: number): Speck[] => {
  const specks: Speck[] = [];
  for (let label = 1; label < count; label += 1) {
    const [x = 0, y = 0, width = 0, height = 0, area = 0] = stats.subarray(label * 5, label * 5 + 5);
    const letterly =
      height >= LOWEST && height <= HIGHEST && width <= height * LONGEST_WORD && width * 8 >= height;
    const inked = area >= width * height * 0.12 && area <= width * height * 0.9;
    if (letterly && inked) specks.push({ x, y, width, height });
  }
  return specks;
};

const follows = (one: Speck, other: Speck, slope: number): boolean => {
  const gap = other.x - (one.x + one.width);
  const across = other.x + other.width / 2 - one.x - one.width / 2;
  const level = Math.abs(other.y + other.height / 2 - one.y - one.height / 2 - slope * across);
  const alike = Math.min(one.height, other.height) >= 0.65 * Math.max(one.height, other.height);
  return gap > -2 && gap < one.height * 1.6 && level < one.height * 0.35 && alike;
};

/**
 * Links each speck to the nearest match; a speck with two successors goes to the longer line.
 *
 * @param slope of the lines: pixels down per pixel to the right
 */
const linesOf = (specks: readonly Speck[], slope: number): Line[] => {
  const sorted = specks.toSorted((one, other) => one.x - other.x);
  const lines: Speck[][] = sorted.map((speck) => [speck]);
  const ended = sorted.map(() => true);
  for (const [place, speck] of sorted.entries()) {
    for (let next = place + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.x - speck.x > speck.width + speck.height * 1.6) break;
      if (!follows(speck, other, slope)) continue;
      const longer = [...(lines[place] ?? []), other];
      if (longer.length > (lines[next]?.length ?? 0)) lines[next] = longer;
      ended[place] = false;
      break;
    }
  }
  return lines.filter((line, place) => ended[place] && line.length >= IN_LINE);
};

const MOST_SPECKS = 20_000;

const findSpecks = (vision: Vision, grey: Grey): readonly Speck[] =>
  withMats((keep) => {
    const picture = keep(matOf(vision, grey));
    const ink = keep(new vision.Mat());
    const [labels, stats, centres] = [keep(new vision.Mat()), keep(new vision.Mat()), keep(new vision.Mat())];
    vision.adaptiveThreshold(
      picture,
      ink,
      255,
      vision.ADAPTIVE_THRESH_MEAN_C,
      vision.THRESH_BINARY_INV,
      WINDOW,
      DARKER_BY,
    );
    const count = vision.connectedComponentsWithStats(ink, labels, stats, centres);
    const specks = specksOf(stats.data32S, count).toSorted((one, other) => other.height - one.height);
    return specks.slice(0, MOST_SPECKS);
  });

const countLetters = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.length, 0);

/** Few pages have fewer; below this, other orientations are tried. */
const PLENTY = 40;

const turnedLeft = ({ data, width, height }: Grey): Grey => {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[(width - 1 - x) * height + y] = data[y * width + x] ?? 0;
  }
  return { data: out, width: height, height: width };
};

const turnedBack = (letters: readonly Speck[], { width }: Grey): Speck[] =>
  letters.map((speck) => ({
    x: width - speck.y - speck.height,
    y: speck.x,
    width: speck.height,
    height: speck.width,
  }));

const negative = ({ data, ...size }: Grey): Grey => ({ ...size, data: data.map((level) => 255 - level) });

/**
 * Slopes of lines in a picture taken at an angle. Level lines are found up to about 10°: beyond that the gaps
 * between words break them.
 */
const SLOPES = [-0.3, 0.3] as const;

/**
 * Slanted lines are searched only where there is little level writing, because a texture has lines at any
 * slant.
 */
export const directionsOf = (specks: readonly Speck[]): readonly (readonly Line[])[] => {
  const level = linesOf(specks, 0);
  if (countLetters(level) >= PLENTY) return [level];
  return [level, ...SLOPES.map((slope) => linesOf(specks, slope))];
};

export const mostOf = (directions: readonly (readonly Line[])[]): readonly Line[] =>
  directions.reduce((most, lines) => (countLetters(lines) > countLetters(most) ? lines : most));

export interface Writing {
  readonly lines: readonly Line[];
  readonly letters: number;
  readonly turn: (picture: Grey) => Grey;
  /** true if turned to the left by a quarter */
  readonly isOnItsSide: boolean;
  /**
   * The finds of all orientations and directions, in the picture's coordinates. Stones and stitches may have
   * more letters than the document on them, and in another direction.
   */
  readonly everywhere: readonly Speck[];
}

/** Upright, on its side (phones get the orientation wrong), and white on black (statements in dark mode). */
const WAYS: readonly { readonly turn: Writing["turn"]; readonly see: Writing["turn"] }[] = [
  { turn: (grey) => grey, see: (grey) => grey },
  { turn: (grey) => grey, see: negative },
  { turn: turnedLeft, see: (grey) => grey },
  { turn: turnedLeft, see: negative },
];

/** @param grey 1200 pixels on the longer side */
export const readWriting = (vision: Vision, grey: Grey): Writing => {
  let best: Omit<Writing, "everywhere" | "isOnItsSide"> = {
    lines: [],
    letters: 0,
    turn: (picture) => picture,
  };
  const everywhere: Speck[] = [];
  for (const { turn, see } of WAYS) {
    const directions = directionsOf(findSpecks(vision, see(turn(grey))));
    const found = [...new Set(directions.flat(2))];
    everywhere.push(...(turn === turnedLeft ? turnedBack(found, grey) : found));
    const lines = mostOf(directions);
    const letters = countLetters(lines);
    if (letters > best.letters) best = { lines, letters, turn };
    if (letters >= PLENTY) break;
  }
  return { ...best, isOnItsSide: best.turn === turnedLeft, everywhere };
};

export interface Written {
  readonly letters: readonly Speck[];
  readonly longest: number;
}

/** The middles of the letters in the same picture at another size, in whole pixels. */
export const middlesOf = (
  { letters, longest }: Written,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Point[] => {
  const scale = Math.max(width, height) / longest;
  const at = (middle: number, length: number) =>
    Math.max(0, Math.min(length - 1, Math.round(middle * scale)));
  return letters.map((letter) => ({
    x: at(letter.x + letter.width / 2, width),
    y: at(letter.y + letter.height / 2, height),
  }));
};
