import { oneOf, type Random } from "./random.ts";
import { writeLine } from "./strokes.ts";

export const WIDTH = 1600;

export type Colour = readonly [number, number, number];
export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);
export const css = (colour: Colour): string => `rgb(${colour.map((level) => Math.round(level)).join(",")})`;
export const near = (random: Random, [r, g, b]: Colour, spread: number): Colour => {
  const all = between(random, -spread, spread);
  const one = () => all + between(random, -spread, spread) / 3;
  return [r + one(), g + one(), b + one()];
};
export const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));
export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`;

export const cloud = (
  id: string,
  [across, down]: readonly [number, number],
  colour: Colour,
  strength: number,
  seed: number,
) => {
  const [r, g, b] = colour.map((level) => (level / 255).toFixed(3));
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${across.toFixed(4)} ${down.toFixed(4)}" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${(strength * 2).toFixed(2)} 0 0 0 ${(-strength * 0.6).toFixed(2)}"/></filter><rect width="100%" height="100%" filter="url(#${id})"/>`;
};
export const seedOf = (random: Random): number => Math.floor(random() * 1000);

export const turned = (degrees: number, height: number, parts: readonly string[]): string =>
  `<g transform="rotate(${degrees.toFixed(1)} ${WIDTH / 2} ${height / 2}) translate(-600 -600)">${parts.join("")}</g>`;

export type Draw = (random: Random, height: number) => readonly string[];

export const sheet = (
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
  letters: number,
): string[] => {
  const words = [
    "minutes of the meeting",
    "chapter four",
    "on the shelves of the shop",
    "weather for the weekend",
    "and so it was that",
  ];
  const rows = Math.floor((height - 80) / (letters * 2.2));
  return [
    rect(x, y, width, height, css(near(random, [238, 236, 230], 12))),
    ...many(rows, (row) =>
      writeLine(
        `${oneOf(random, words as [string, ...string[]])} ${oneOf(random, words as [string, ...string[]])}`.slice(
          0,
          Math.floor(width / letters - 4),
        ),
        {
          x: x + 40,
          y: y + 40 + row * letters * 2.2,
          height: letters,
          colour: "#3a3a40",
        },
      ),
    ),
  ];
};
