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
  sheet,
  turned,
  WIDTH,
} from "./background-parts.ts";
import { oneOf } from "./random.ts";

const tiles: Draw = (random, height) => {
  const size = between(random, 90, 240);
  const colour = oneOf<Colour>(random, [
    [205, 214, 214],
    [150, 160, 150],
    [222, 205, 180],
  ]);
  const tile = (place: number) => {
    const columns = Math.ceil(2800 / size);
    return rect(
      (place % columns) * size,
      Math.floor(place / columns) * size,
      size - 6,
      size - 6,
      css(near(random, colour, 9)),
    );
  };
  return [
    rect(0, 0, WIDTH, height, "#85857f"),
    turned(between(random, -15, 15), height, many(Math.ceil(2800 / size) ** 2, tile)),
  ];
};

const planks: Draw = (random, height) => {
  const size = between(random, 110, 220);
  const colour = oneOf<Colour>(random, [
    [160, 115, 70],
    [110, 75, 50],
    [196, 164, 120],
  ]);
  const plank = (row: number) => rect(0, row * size, 2800, size - 4, css(near(random, colour, 16)));
  return [
    rect(0, 0, WIDTH, height, "#2a1c12"),
    turned(between(random, -20, 20), height, many(Math.ceil(2800 / size), plank)),
    cloud("g", [0.004, 0.09], [50, 28, 12], 0.5, seedOf(random)),
  ];
};

const stripedCloth: Draw = (random, height) => {
  const size = between(random, 30, 90);
  const [one, other] = oneOf<readonly [Colour, Colour]>(random, [
    [
      [70, 90, 140],
      [225, 222, 214],
    ],
    [
      [150, 50, 50],
      [230, 215, 200],
    ],
    [
      [60, 100, 80],
      [190, 185, 150],
    ],
  ]);
  const stripe = (row: number) => rect(0, row * size, 2800, size / 2, css(one));
  return [
    rect(0, 0, WIDTH, height, css(other)),
    turned(between(random, 0, 90), height, many(Math.ceil(2800 / size), stripe)),
    cloud("w", [0.3, 0.3], [20, 20, 20], 0.25, seedOf(random)),
  ];
};

const granite: Draw = (random, height) => [
  rect(0, 0, WIDTH, height, css(near(random, [140, 138, 134], 40))),
  cloud("a", [0.08, 0.08], [30, 30, 32], 0.9, seedOf(random)),
  cloud("b", [0.12, 0.12], [235, 230, 222], 0.8, seedOf(random)),
];

const deskMat: Draw = (random, height) => [
  rect(0, 0, WIDTH, height, css(near(random, [176, 140, 100], 20))),
  cloud("g", [0.005, 0.1], [80, 50, 20], 0.4, seedOf(random)),
  turned(between(random, -8, 8), height, [
    rect(
      600 + between(random, -200, 120),
      600 + between(random, -100, 150),
      between(random, 1200, 1900),
      between(random, 800, 1500),
      css(near(random, [70, 74, 80], 40)),
    ),
  ]),
];

const printedPage: Draw = (random, height) => [
  rect(0, 0, WIDTH, height, css(near(random, [120, 100, 84], 30))),
  turned(
    between(random, -25, 25),
    height,
    sheet(
      random,
      [400 + between(random, -200, 300), 400 + between(random, -200, 300), 1700, 1700],
      between(random, 14, 30),
    ),
  ),
];

/** The thresholds were first set on these. */
export const drawnFirst = {
  tiles: tiles,
  planks: planks,
  "striped cloth": stripedCloth,
  granite: granite,
  "desk mat": deskMat,
  "printed page": printedPage,
} as const satisfies Readonly<Record<string, Draw>>;
