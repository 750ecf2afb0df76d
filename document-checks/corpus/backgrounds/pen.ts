import { many, oneOf, type Random } from "../random.ts";

export const WIDTH = 1600;

/** Side of the square that is turned over the picture. */
export const SQUARE = 2800;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly column: number;
  readonly row: number;
}

type Range = readonly [least: number, most: number];

/** Draws a background of one height by chance. A colour is written as "#rrggbb". */
export interface Pen {
  readonly height: number;
  readonly between: (least: number, most: number) => number;
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(...choices: readonly [T, ...T[]]) => T;
  readonly near: (colour: string, spread: number) => string;
  readonly ground: (colour: string) => string;
  /** @param pace how often the colour changes, across and down */
  readonly cloud: (colour: string, pace: readonly [number, number], strength: number) => string;
  readonly turned: (degrees: number, parts: readonly string[]) => string;
  /** Cells or strips of one size over all of it, turned by chance. */
  readonly cells: (turn: Range, size: number, draw: (cell: Cell) => string) => string;
  readonly stripes: (turn: Range, size: number, draw: (start: number, place: number) => string) => string;
}

export type Draw = (pen: Pen) => readonly string[];

/** The numbers in a piece of SVG have no decimals. */
export const whole = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw(
    { raw: texts },
    ...values.map((value) => (typeof value === "number" ? value.toFixed(0) : value)),
  );

export const tenths = (value: number): string => value.toFixed(1);

export const rect = (box: readonly [x: number, y: number, width: number, height: number], fill: string) => {
  const [x, y, width, height] = box.map(tenths);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
};

/** Strips from one side of the square to the other. */
export const strips = <T>(size: number, draw: (start: number, place: number) => T): T[] =>
  many(Math.ceil(SQUARE / size), (place) => draw(place * size, place));

/** Cells that fill the square, row by row. */
export const grid = (size: number, draw: (cell: Cell) => string): string[] =>
  strips(size, (y, row) => strips(size, (x, column) => draw({ x, y, column, row }))).flat();

const levelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const css = (levels: readonly number[]): string =>
  `rgb(${levels.map((level) => Math.round(level)).join(",")})`;

export const darkened = (colour: string, share: number): string =>
  css(levelsOf(colour).map((level) => level * share));

export const penOf = (random: Random, height: number): Pen => {
  let clouds = 0;
  const between: Pen["between"] = (least, most) => least + random() * (most - least);
  const turned: Pen["turned"] = (degrees, parts) =>
    `<g transform="rotate(${tenths(degrees)} ${WIDTH / 2} ${height / 2}) translate(-600 -600)">${parts.join("")}</g>`;
  return {
    height,
    between,
    happens: (share) => random() < share,
    pick: (...choices) => oneOf(random, choices),
    near: (colour, spread) => {
      const all = between(-spread, spread);
      return css(levelsOf(colour).map((level) => level + all + between(-spread, spread) / 3));
    },
    ground: (colour) => rect([0, 0, WIDTH, height], colour),
    cloud: (colour, pace, strength) => {
      clouds += 1;
      const levels = levelsOf(colour).map((level) => `0 0 0 0 ${(level / 255).toFixed(3)}`);
      const alpha = `${(strength * 2).toFixed(2)} 0 0 0 ${(-strength * 0.6).toFixed(2)}`;
      const frequency = pace.map((one) => one.toFixed(4)).join(" ");
      const seed = Math.floor(random() * 1000);
      return `<filter id="c${clouds}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/><feColorMatrix values="${levels.join(" ")} ${alpha}"/></filter><rect width="100%" height="100%" filter="url(#c${clouds})"/>`;
    },
    turned,
    cells: (turn, size, draw) => turned(between(...turn), grid(size, draw)),
    stripes: (turn, size, draw) => turned(between(...turn), strips(size, draw)),
  };
};
