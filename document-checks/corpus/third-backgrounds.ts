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
import { oneOf, type Random } from "./random.ts";

const marble: Draw = (random, height) => {
  const dark = random() < 0.3;
  const vein = (): string => {
    const steps = many(
      7,
      () => `${between(random, -160, 160).toFixed(0)} ${between(random, 40, 300).toFixed(0)}`,
    );
    return `<path d="M${between(random, -200, WIDTH).toFixed(0)} -60 l${steps.join(" l")}" fill="none" stroke="${dark ? "#d8d2c6" : "#77736c"}" stroke-width="${between(random, 1, 9).toFixed(1)}" opacity=".5"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, dark ? [48, 50, 54] : [228, 226, 222], 12))),
    cloud("a", [0.004, 0.007], dark ? [150, 150, 150] : [120, 118, 114], 0.5, seedOf(random)),
    ...many(Math.round(between(random, 5, 16)), vein),
  ];
};

const terrazzo: Draw = (random, height) => {
  const size = between(random, 8, 34);
  const chip = (): string => {
    const [x, y] = [between(random, 0, WIDTH), between(random, 0, height)];
    const points = many(5, (at) => {
      const [angle, far] = [(at * 2 * Math.PI) / 5, size * between(random, 0.4, 1)];
      return `${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`;
    });
    const fill = oneOf<Colour>(random, [
      [92, 84, 80],
      [176, 120, 96],
      [238, 234, 226],
      [122, 138, 128],
    ]);
    return `<polygon points="${points.join(" ")}" fill="${css(near(random, fill, 14))}"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, [206, 200, 192], 22))),
    ...many(Math.round((WIDTH * height) / (size * size * 7)), chip),
  ];
};

const basketWeave: Draw = (random, height) => {
  const size = between(random, 26, 74);
  const colour = oneOf<Colour>(random, [
    [190, 156, 108],
    [112, 98, 86],
    [222, 210, 188],
  ]);
  const columns = Math.ceil(2800 / size);
  const strand = (place: number): string => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const [x, y] = [column * size, row * size];
    const fill = css(near(random, colour, 16));
    return (column + row) % 2
      ? `<rect x="${x.toFixed(0)}" y="${(y + size * 0.1).toFixed(0)}" width="${size.toFixed(0)}" height="${(size * 0.8).toFixed(0)}" rx="${(size * 0.2).toFixed(0)}" fill="${fill}"/>`
      : `<rect x="${(x + size * 0.1).toFixed(0)}" y="${y.toFixed(0)}" width="${(size * 0.8).toFixed(0)}" height="${size.toFixed(0)}" rx="${(size * 0.2).toFixed(0)}" fill="${fill}"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(colour.map((level) => level * 0.45) as unknown as Colour)),
    turned(between(random, -40, 40), height, many(columns ** 2, strand)),
  ];
};

const PATCHES: readonly [Colour, ...Colour[]] = [
  [184, 92, 88],
  [88, 116, 152],
  [232, 222, 200],
  [120, 142, 104],
  [204, 168, 92],
  [96, 78, 104],
];

const patchwork: Draw = (random, height) => {
  const size = between(random, 160, 420);
  const columns = Math.ceil(2800 / size);
  const patch = (place: number): string => {
    const [x, y] = [(place % columns) * size, Math.floor(place / columns) * size];
    const dots =
      random() < 0.5 ? many(9, (dot) => [0.2 + 0.3 * (dot % 3), 0.2 + 0.3 * Math.floor(dot / 3)]) : [];
    const fill = css(near(random, oneOf(random, PATCHES), 18));
    return `${rect(x, y, size - 3, size - 3, fill)}${dots
      .map(
        ([across = 0, down = 0]) =>
          `<circle cx="${(x + across * size).toFixed(0)}" cy="${(y + down * size).toFixed(0)}" r="${(size * 0.06).toFixed(0)}" fill="#f4efe4" opacity=".7"/>`,
      )
      .join("")}`;
  };
  return [
    rect(0, 0, WIDTH, height, "#5a4a44"),
    turned(between(random, -45, 45), height, many(columns ** 2, patch)),
    cloud("w", [0.3, 0.3], [30, 26, 24], 0.3, seedOf(random)),
  ];
};

const keyboardRow = (
  random: Random,
  [x, y, size]: readonly [number, number, number],
  keys: number,
): string[] =>
  many(keys, (key) => {
    const left = x + key * size;
    const mark = between(random, 0.2, 0.4) * size;
    return `<rect x="${left.toFixed(0)}" y="${y.toFixed(0)}" width="${(size * 0.9).toFixed(0)}" height="${(size * 0.9).toFixed(0)}" rx="8" fill="#2e3034"/>${rect(left + size * 0.2, y + size * 0.2, mark, mark * 1.2, "#c8c8c4")}`;
  });

const keyboardOnDesk: Draw = (random, height) => {
  const size = between(random, 70, 110);
  const keyboard = many(5, (row) =>
    keyboardRow(random, [600 + row * 22, 640 + row * size + between(random, 0, 2), size], 15).join(""),
  );
  return [
    rect(0, 0, WIDTH, height, css(near(random, [214, 206, 194], 28))),
    cloud("d", [0.003, 0.05], [120, 96, 70], 0.3, seedOf(random)),
    turned(between(random, -25, 25), height, [
      rect(560, 600, size * 16, size * 5.6, "#8d9096"),
      ...keyboard,
      rect(1900, 1150, 210, 330, "#d9dadc"),
      rect(620, 1500, 900, 50, "#2f4f9a"),
    ]),
  ];
};

const slattedBench: Draw = (random, height) => {
  const size = between(random, 90, 260);
  const colour = oneOf<Colour>(random, [
    [168, 140, 108],
    [86, 104, 92],
    [222, 218, 210],
  ]);
  const slat = (row: number): string =>
    `${rect(0, row * size, 2800, size * 0.84, css(near(random, colour, 14)))}${many(3, (screw) => `<circle cx="${(500 + screw * 800).toFixed(0)}" cy="${(row * size + size * 0.4).toFixed(0)}" r="9" fill="#3a3a3a"/>`).join("")}`;
  return [
    rect(0, 0, WIDTH, height, "#1b1d1a"),
    turned(between(random, -50, 50), height, many(Math.ceil(2800 / size), slat)),
    cloud("g", [0.02, 0.02], [60, 50, 40], 0.35, seedOf(random)),
  ];
};

const bedLinen: Draw = (random, height) => {
  const fold = (): string => {
    const [x, bend] = [between(random, -300, WIDTH), between(random, -400, 400)];
    const shade = random() < 0.5 ? "#9a9fa6" : "#ffffff";
    return `<path d="M${x.toFixed(0)} -50 Q${(x + bend).toFixed(0)} ${(height / 2).toFixed(0)} ${(x + bend * 0.4).toFixed(0)} ${height + 50}" fill="none" stroke="${shade}" stroke-width="${between(random, 20, 110).toFixed(0)}" opacity=".28"/>`;
  };
  const ground = oneOf<Colour>(random, [
    [226, 226, 224],
    [202, 212, 222],
    [222, 206, 198],
  ]);
  return [
    rect(0, 0, WIDTH, height, css(near(random, ground, 10))),
    ...many(Math.round(between(random, 8, 18)), fold),
    cloud("w", [0.4, 0.4], [120, 120, 120], 0.15, seedOf(random)),
  ];
};

const concreteInTheSun: Draw = (random, height) => [
  rect(0, 0, WIDTH, height, css(near(random, [168, 166, 162], 20))),
  cloud("a", [0.012, 0.012], [90, 88, 86], 0.5, seedOf(random)),
  cloud("b", [0.3, 0.3], [60, 60, 60], 0.4, seedOf(random)),
  `<g opacity=".45">${turned(
    between(random, -60, 60),
    height,
    many(7, (bar) => rect(bar * 420 + between(random, 0, 90), 0, between(random, 60, 220), 2800, "#30343c")),
  )}</g>`,
];

const tweed: Draw = (random, height) => {
  const size = between(random, 12, 36);
  const colour = oneOf<Colour>(random, [
    [92, 90, 88],
    [124, 106, 82],
    [70, 84, 104],
  ]);
  const columns = Math.ceil(2800 / size);
  const column = (place: number): string => {
    const slope = place % 2 ? size : -size;
    const dashes = many(
      Math.ceil(2800 / (size * 0.7)),
      (row) =>
        `M${(place * size).toFixed(0)} ${(row * size * 0.7).toFixed(0)} l${size.toFixed(0)} ${slope.toFixed(0)}`,
    );
    return `<path d="${dashes.join(" ")}" stroke="${css(near(random, [214, 206, 192], 16))}" stroke-width="${(size * 0.26).toFixed(1)}" fill="none"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, colour, 12))),
    turned(between(random, -30, 30), height, many(columns, column)),
    cloud("w", [0.5, 0.5], [20, 20, 20], 0.4, seedOf(random)),
  ];
};

const openMagazine: Draw = (random, height) => {
  const page = (left: number): string[] => [
    rect(left, 350, 900, 1900, css(near(random, [244, 242, 236], 8))),
    rect(left + 60, 420, 780, between(random, 240, 520), css(near(random, oneOf(random, PATCHES), 20))),
    ...many(2, (column) =>
      sheet(random, [left + 50 + column * 410, 1000, 380, 1100], between(random, 9, 13)).join(""),
    ),
  ];
  return [
    rect(0, 0, WIDTH, height, css(near(random, [96, 72, 58], 30))),
    cloud("g", [0.005, 0.07], [50, 34, 20], 0.4, seedOf(random)),
    turned(between(random, -30, 30), height, [
      ...page(480),
      ...page(1386),
      rect(1378, 350, 10, 1900, "#8b8780"),
    ]),
  ];
};

export const drawnThird = {
  marble,
  terrazzo,
  "basket weave": basketWeave,
  patchwork,
  "keyboard on a desk": keyboardOnDesk,
  "slatted bench": slattedBench,
  "bed linen": bedLinen,
  "concrete in the sun": concreteInTheSun,
  tweed,
  "open magazine": openMagazine,
} as const satisfies Readonly<Record<string, Draw>>;
