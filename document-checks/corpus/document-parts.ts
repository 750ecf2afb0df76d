import type { Drawing } from "./documents.ts";

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly round?: number;
  readonly lines?: readonly string[];
}

export const sheetOf = (
  { width, height, paper, round = 0, lines = [] }: Sheet,
  parts: readonly string[],
): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><clipPath id="p"><rect width="${width}" height="${height}" rx="${round}"/></clipPath><g clip-path="url(#p)"><rect width="${width}" height="${height}" fill="${paper}"/>${parts.join("")}</g></svg>`,
  width,
  height,
  lines,
});

export const block = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
export const rule = (x: number, y: number, length: number): string =>
  `<path d="M${x} ${y} h${length}" stroke="#8c8f96" stroke-width="4"/>`;
export const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

export const rosette = (x: number, y: number, size: number, colour: string): string =>
  many(
    18,
    (turn) =>
      `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.3}" transform="rotate(${turn * 10} ${x} ${y})" fill="none" stroke="${colour}" stroke-width="3" opacity=".45"/>`,
  ).join("");
