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

const drawnBricks: Draw = (random, height) => {
  const [across, down] = [between(random, 130, 300), between(random, 45, 100)];
  const joint = between(random, 6, 14);
  const colour = oneOf<Colour>(random, [
    [158, 82, 62],
    [120, 64, 52],
    [196, 170, 140],
    [210, 206, 200],
  ]);
  const columns = Math.ceil(2900 / across);
  const brick = (place: number) => {
    const row = Math.floor(place / columns);
    const x = (place % columns) * across - (row % 2 ? across / 2 : 0);
    return rect(x, row * down, across - joint, down - joint, css(near(random, colour, 24)));
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, [178, 172, 162], 25))),
    turned(
      between(random, -12, 12) + (random() < 0.25 ? 90 : 0),
      height,
      many(columns * Math.ceil(2800 / down), brick),
    ),
    cloud("r", [0.05, 0.06], [40, 25, 20], 0.55, seedOf(random)),
  ];
};

const parquet: Draw = (random, height) => {
  const size = between(random, 140, 260);
  const slats = 4;
  const colour = oneOf<Colour>(random, [
    [176, 128, 78],
    [130, 88, 54],
    [92, 60, 40],
  ]);
  const columns = Math.ceil(2800 / size);
  const block = (place: number) => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const upright = (column + row) % 2 === 0;
    return many(slats, (slat) => {
      const at = (slat * size) / slats;
      const fill = css(near(random, colour, 22));
      return upright
        ? rect(column * size + at, row * size, size / slats - 2, size - 2, fill)
        : rect(column * size, row * size + at, size - 2, size / slats - 2, fill);
    }).join("");
  };
  return [
    rect(0, 0, WIDTH, height, "#241710"),
    turned(between(random, 0, 45), height, many(columns ** 2, block)),
    cloud("g", [0.05, 0.012], [60, 34, 14], 0.45, seedOf(random)),
  ];
};

const checkedCloth: Draw = (random, height) => {
  const size = between(random, 50, 150);
  const colour = css(
    oneOf<Colour>(random, [
      [190, 40, 45],
      [40, 80, 150],
      [50, 110, 70],
      [120, 110, 100],
    ]),
  );
  const count = Math.ceil(2800 / size);
  const bars = [
    ...many(count, (row) => rect(0, row * size, 2800, size / 2, colour)),
    ...many(count, (column) => rect(column * size, 0, size / 2, 2800, colour)),
  ];
  return [
    rect(0, 0, WIDTH, height, "#ece7dc"),
    `<g opacity=".55">${turned(between(random, 0, 45), height, bars)}</g>`,
    cloud("w", [0.4, 0.4], [30, 30, 30], 0.3, seedOf(random)),
  ];
};

const floweredCloth: Draw = (random, height) => {
  const flower = () => {
    const [x, y, r] = [between(random, 0, WIDTH), between(random, 0, height), between(random, 14, 46)];
    const fill = css(
      oneOf<Colour>(random, [
        [196, 70, 90],
        [230, 170, 60],
        [110, 90, 160],
        [240, 236, 226],
      ]),
    );
    const petals = many(6, (petal) => {
      const angle = (petal * Math.PI) / 3;
      return `<circle cx="${(x + r * Math.cos(angle)).toFixed(1)}" cy="${(y + r * Math.sin(angle)).toFixed(1)}" r="${(r * 0.6).toFixed(1)}" fill="${fill}"/>`;
    });
    return `${petals.join("")}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.45).toFixed(1)}" fill="#e6c84c"/>`;
  };
  const ground = oneOf<Colour>(random, [
    [44, 66, 92],
    [226, 214, 196],
    [96, 124, 96],
  ]);
  return [
    rect(0, 0, WIDTH, height, css(near(random, ground, 10))),
    ...many(Math.round(between(random, 90, 240)), flower),
    cloud("w", [0.35, 0.35], [20, 20, 20], 0.3, seedOf(random)),
  ];
};

const carpet: Draw = (random, height) => {
  const colour = oneOf<Colour>(random, [
    [120, 116, 110],
    [150, 60, 60],
    [70, 84, 110],
    [196, 184, 164],
  ]);
  return [
    rect(0, 0, WIDTH, height, css(near(random, colour, 14))),
    cloud("a", [0.18, 0.22], [15, 15, 15], 0.95, seedOf(random)),
    cloud("b", [0.25, 0.2], [240, 236, 228], 0.6, seedOf(random)),
    cloud("c", [0.008, 0.01], [20, 20, 20], 0.35, seedOf(random)),
  ];
};

const scatteredPapers: Draw = (random, height) => [
  rect(0, 0, WIDTH, height, css(near(random, [140, 110, 82], 35))),
  cloud("g", [0.006, 0.08], [60, 40, 20], 0.4, seedOf(random)),
  ...many(5, () =>
    turned(
      between(random, -60, 60),
      height,
      sheet(
        random,
        [
          between(random, 200, 1900),
          between(random, 300, 1500),
          between(random, 500, 800),
          between(random, 600, 1000),
        ],
        between(random, 9, 16),
      ),
    ),
  ),
];

const woodUnderLamp: Draw = (random, height) => [
  rect(0, 0, WIDTH, height, css(near(random, [120, 84, 54], 22))),
  cloud("g", [between(random, 0.05, 0.15), 0.004], [40, 22, 8], 0.8, seedOf(random)),
  cloud("k", [0.01, 0.014], [30, 16, 6], 0.5, seedOf(random)),
];

const blurredRoom: Draw = (random, height) =>
  [rect(0, 0, WIDTH, height, css(near(random, [150, 148, 142], 40)))].concat(
    many(14, () =>
      rect(
        between(random, -200, WIDTH),
        between(random, -200, height),
        between(random, 80, 600),
        between(random, 80, 600),
        css(near(random, [130, 122, 114], 90)),
      ),
    ),
  );

export const drawnSecond = {
  "drawn bricks": drawnBricks,
  parquet: parquet,
  "checked cloth": checkedCloth,
  "flowered cloth": floweredCloth,
  carpet: carpet,
  "scattered papers": scatteredPapers,
  "wood under a lamp": woodUnderLamp,
  "blurred room": blurredRoom,
} as const satisfies Readonly<Record<string, Draw>>;
