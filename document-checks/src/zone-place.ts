import type { Line, Speck } from "./writing.ts";

/** A part of a picture: shares of its width and height, from its upper left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A possible machine-readable zone: long lines of equal letters close together, at any small angle. */
export interface ZonePlace {
  /** middle of the block, shares of the longer side of the picture */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** height of a capital letter, share of the longer side */
  readonly letter: number;
  readonly angle: number;
}

/** A line of a zone has 30 or 44 characters; some may be lost. */
const LONG = 18;
/** Every further candidate costs a recognition, and the zone is nearly always the longest writing. */
const MOST_PLACES = 2;
const BAND = 6;

const middle = ({ x, y, width, height }: Speck) => ({ x: x + width / 2, y: y + height / 2 });

/** Height of the capitals: `<` is lower, and a line may have more of those. */
const heightOf = (line: Line): number =>
  line.map(({ height }) => height).toSorted((one, other) => one - other)[Math.floor(line.length * 0.8)] ?? 1;

const angleOf = (line: Line): number => {
  const points = line.map(middle);
  const n = Math.max(1, points.length);
  const centre = {
    x: points.reduce((s, { x }) => s + x, 0) / n,
    y: points.reduce((s, { y }) => s + y, 0) / n,
  };
  const across = points.reduce((s, { x }) => s + (x - centre.x) ** 2, 0);
  const rise = points.reduce((s, { x, y }) => s + (x - centre.x) * (y - centre.y), 0);
  return Math.atan2(rise, Math.max(1, across));
};

const along = (line: Line, angle: number) =>
  line.map((speck) => {
    const { x, y } = middle(speck);
    return { u: x * Math.cos(angle) + y * Math.sin(angle), v: y * Math.cos(angle) - x * Math.sin(angle) };
  });

const meanLevel = (line: Line, angle: number): number =>
  along(line, angle).reduce((sum, { v }) => sum + v, 0) / Math.max(1, line.length);

const placeAround = (seed: Line, lines: readonly Line[], longest: number): ZonePlace => {
  const angle = angleOf(seed);
  const letter = heightOf(seed);
  const level = meanLevel(seed, angle);
  const near = lines.filter((line) => {
    const alike = Math.abs(heightOf(line) / letter - 1) < 0.4 && Math.abs(angleOf(line) - angle) < 0.12;
    return alike && Math.abs(meanLevel(line, angle) - level) < BAND * letter;
  });
  const points = near.flatMap((line) => along(line, angle));
  const us = points.map(({ u }) => u);
  const vs = points.map(({ v }) => v);
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: (u * Math.cos(angle) - v * Math.sin(angle)) / longest,
    y: (u * Math.sin(angle) + v * Math.cos(angle)) / longest,
    width: (right - left + letter * 4) / longest,
    height: (bottom - top + letter * 2.6) / longest,
    letter: letter / longest,
    angle,
  };
};

/** @param longest the longer side in pixels of the picture in which the lines were found */
export const zonePlaces = (lines: readonly Line[], longest: number): readonly ZonePlace[] => {
  const long = lines
    .filter((line) => line.length >= LONG)
    .toSorted((one, other) => other.length - one.length);
  const places: ZonePlace[] = [];
  for (const seed of long) {
    const place = placeAround(seed, lines, longest);
    const known = places.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < place.height);
    if (!known) places.push(place);
    if (places.length === MOST_PLACES) break;
  }
  return places;
};

export const clipped = ({ x, y, width, height }: Area): Area => {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const [left, top] = [within(x), within(y)];
  return { x: left, y: top, width: within(x + width) - left, height: within(y + height) - top };
};

export const areaOf = (
  { x, y, width, height, angle }: ZonePlace,
  size: { readonly width: number; readonly height: number },
): Area => {
  const longest = Math.max(size.width, size.height);
  const [across, down] = [size.width / longest, size.height / longest];
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return clipped({
    x: (x - wide / 2) / across,
    y: (y - high / 2) / down,
    width: wide / across,
    height: high / down,
  });
};

/** Maps an area back that was found after a quarter turn to the left. */
export const turnedBack = ({ x, y, width, height }: Area): Area => ({
  x: 1 - y - height,
  y: x,
  width: height,
  height: width,
});
