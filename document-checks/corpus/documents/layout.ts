import { many } from "../random.ts";
import { writeLine } from "../strokes.ts";
import type { Holder } from "../zone-lines.ts";

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The machine-readable zone, if the document has one. */
  readonly lines: readonly string[];
}

export type Layout = (holder: Holder) => Drawing;
export type Layouts = Readonly<Record<string, Layout>>;

type Size = readonly [width: number, height: number];

export const page = (
  [width, height]: Size,
  parts: readonly string[],
  lines: readonly string[] = [],
): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`,
  width,
  height,
  lines,
});

interface Sheet {
  readonly size: Size;
  readonly paper: string;
  /** Radius of the corners. */
  readonly round?: number;
  readonly lines?: readonly string[];
}

/** A page whose parts end at its edge. */
export const sheet = ({ size, paper, round = 0, lines }: Sheet, parts: readonly string[]): Drawing => {
  const [width, height] = size;
  const edge = `<clipPath id="p"><rect width="${width}" height="${height}" rx="${round}"/></clipPath>`;
  const ground = `<rect width="${width}" height="${height}" fill="${paper}"/>`;
  return page(size, [`${edge}<g clip-path="url(#p)">${ground}${parts.join("")}</g>`], lines);
};

export const nameOf = ({ givenNames, surname }: Holder): string => `${givenNames} ${surname}`;

export const block = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more = "",
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const rule = (x: number, y: number, length: number): string =>
  `<path d="M${x} ${y} h${length}" stroke="#8c8f96" stroke-width="4"/>`;

export type Rows = readonly [x: number, y: number, height: number, step: number];

/** Lines below each other; an empty one leaves room. */
export const column = (texts: readonly string[], [x, y, height, step]: Rows, colour?: string): string[] =>
  texts.map((text, row) => writeLine(text, [x, y + row * step, height], colour));

/** The same lines over and over. */
export const repeated = (texts: readonly string[], count: number): string[] =>
  many(count, (row) => texts[row % texts.length] ?? "");

export const rosette = ([x, y]: readonly [number, number], size: number, colour: string): string =>
  many(
    18,
    (turn) =>
      `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.3}" transform="rotate(${turn * 10} ${x} ${y})" fill="none" stroke="${colour}" stroke-width="3" opacity=".45"/>`,
  ).join("");
