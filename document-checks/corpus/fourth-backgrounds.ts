import {
  between,
  type Colour,
  cloud,
  css,
  type Draw,
  many,
  near,
  rect,
  seedOf,
  turned,
  WIDTH,
} from "./background-parts.ts";
import { oneOf } from "./random.ts";
import { writeLine } from "./strokes.ts";

const gravel: Draw = (random, height) => {
  const size = between(random, 12, 46);
  const stone = (): string =>
    `<ellipse cx="${between(random, 0, WIDTH).toFixed(0)}" cy="${between(random, 0, height).toFixed(0)}" rx="${(size * between(random, 0.5, 1)).toFixed(1)}" ry="${(size * between(random, 0.4, 0.8)).toFixed(1)}" fill="${css(near(random, [148, 142, 134], 46))}" stroke="#4a4642" stroke-width="2"/>`;
  return [
    rect(0, 0, WIDTH, height, "#57524c"),
    ...many(Math.round((WIDTH * height * 2.2) / (size * size * 1.8)), stone),
  ];
};

const cork: Draw = (random, height) => [
  rect(0, 0, WIDTH, height, css(near(random, [190, 146, 100], 20))),
  cloud("a", [0.05, 0.05], [92, 60, 36], 0.6, seedOf(random)),
  ...many(
    Math.round(between(random, 500, 1600)),
    () =>
      `<circle cx="${between(random, 0, WIDTH).toFixed(0)}" cy="${between(random, 0, height).toFixed(0)}" r="${between(random, 2, 7).toFixed(1)}" fill="${random() < 0.5 ? "#7b5230" : "#dbb684"}"/>`,
  ),
];

const lace: Draw = (random, height) => {
  const size = between(random, 40, 90);
  const columns = Math.ceil(2800 / size);
  const below = oneOf<Colour>(random, [
    [86, 58, 40],
    [60, 72, 88],
    [150, 128, 104],
  ]);
  return [
    rect(0, 0, WIDTH, height, css(near(random, [236, 232, 224], 10))),
    turned(
      between(random, -45, 45),
      height,
      many(columns ** 2, (place) => {
        const [x, y] = [(place % columns) * size, Math.floor(place / columns) * size];
        return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size * 0.3).toFixed(1)}" fill="${css(below)}"/><circle cx="${(x + size / 2).toFixed(0)}" cy="${(y + size / 2).toFixed(0)}" r="${(size * 0.12).toFixed(1)}" fill="${css(below)}"/>`;
      }),
    ),
  ];
};

const leather: Draw = (random, height) => {
  const colour = oneOf<Colour>(random, [
    [92, 54, 36],
    [52, 52, 56],
    [196, 176, 148],
  ]);
  const seam = (place: number): string =>
    `<path d="M${200 + place * 900} 0 V2800" stroke="#1e1712" stroke-width="8"/><path d="M${226 + place * 900} 0 V2800" stroke="#d8cbb4" stroke-width="5" stroke-dasharray="26 14"/>`;
  return [
    rect(0, 0, WIDTH, height, css(near(random, colour, 16))),
    cloud("a", [0.06, 0.06], [20, 14, 10], 0.5, seedOf(random)),
    turned(between(random, -60, 60), height, many(3, seam)),
  ];
};

const lawn: Draw = (random, height) => {
  const long = between(random, 30, 90);
  const blade = (): string => {
    const [x, y] = [between(random, 0, WIDTH), between(random, 0, height)];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)} l${between(random, -long / 2, long / 2).toFixed(0)} ${(-long).toFixed(0)}" stroke="${css(near(random, [96, 138, 62], 40))}" stroke-width="${between(random, 3, 8).toFixed(1)}"/>`;
  };
  return [rect(0, 0, WIDTH, height, "#3c5a2a"), ...many(3200, blade)];
};

const cardboardBox: Draw = (random, height) => {
  const brown: Colour = [188, 150, 108];
  return [
    rect(0, 0, WIDTH, height, css(near(random, brown, 18))),
    cloud("a", [0.002, 0.09], [120, 88, 56], 0.4, seedOf(random)),
    turned(between(random, -35, 35), height, [
      rect(0, 1320, 2800, 150, css(near(random, [214, 190, 150], 12))),
      rect(0, 1392, 2800, 5, "#6a4c30"),
      rect(1500, 700, 560, 360, "#f2f0ea"),
      ...many(24, (bar) => rect(1540 + bar * 20, 740, between(random, 4, 14), 150, "#22201e")),
      writeLine("FRAGILE 0042", { x: 1540, y: 930, height: 44, colour: "#22201e" }),
      writeLine("THIS SIDE UP", { x: 600, y: 1750, height: 90, colour: "#4c382a" }),
    ]),
  ];
};

const waffleTowel: Draw = (random, height) => {
  const size = between(random, 22, 56);
  const count = Math.ceil(2800 / size);
  const stripe = css(
    near(
      random,
      oneOf<Colour>(random, [
        [176, 60, 58],
        [52, 90, 148],
        [70, 120, 84],
      ]),
      16,
    ),
  );
  return [
    rect(0, 0, WIDTH, height, css(near(random, [232, 228, 218], 12))),
    turned(between(random, -40, 40), height, [
      ...many(count, (row) => rect(0, row * size, 2800, size * 0.22, "#b9b3a6")),
      ...many(count, (column) => rect(column * size, 0, size * 0.22, 2800, "#c6c0b2")),
      ...many(3, (line) => rect(500 + line * 760, 0, 90, 2800, stripe)),
    ]),
    cloud("w", [0.4, 0.4], [70, 66, 60], 0.25, seedOf(random)),
  ];
};

const streetMap: Draw = (random, height) => {
  const road = (wide: number, colour: string): string => {
    const [x, y] = [between(random, 0, 2800), between(random, 0, 2800)];
    const [across, down] = [between(random, -2200, 2200), between(random, -2200, 2200)];
    return `<path d="M${(x - across).toFixed(0)} ${(y - down).toFixed(0)} Q${x.toFixed(0)} ${y.toFixed(0)} ${(x + down).toFixed(0)} ${(y + across).toFixed(0)}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, [238, 234, 222], 8))),
    turned(between(random, -30, 30), height, [
      ...many(7, () =>
        rect(
          between(random, 0, 2600),
          between(random, 0, 2600),
          between(random, 200, 600),
          between(random, 150, 500),
          oneOf(random, ["#cfe3c0", "#bcd6e8", "#e6d8c8"]),
        ),
      ),
      ...many(26, () => road(16, "#ffffff")),
      ...many(6, () => road(34, "#f0c878")),
      ...many(40, () =>
        writeLine(
          oneOf(random, ["Harbour Lane", "Mill Street", "Station Road", "The Green", "Quay Bridge"]),
          {
            x: between(random, 300, 2400),
            y: between(random, 300, 2600),
            height: between(random, 12, 24),
            colour: "#55504a",
          },
        ),
      ),
    ]),
  ];
};

export const drawnFourth = {
  gravel,
  cork,
  lace,
  leather,
  lawn,
  "cardboard box": cardboardBox,
  "waffle towel": waffleTowel,
  "street map": streetMap,
} as const satisfies Readonly<Record<string, Draw>>;
