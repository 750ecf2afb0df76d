import { many } from "../random.ts";
import { writeLine } from "../strokes.ts";
import { type Draw, grid, type Pen, rect, SQUARE, tenths, WIDTH, whole } from "./pen.ts";

const WORDS = [
  "minutes of the meeting",
  "chapter four",
  "on the shelves of the shop",
  "weather for the weekend",
  "and so it was that",
] as const;

type Box = Parameters<typeof rect>[0];

const printed = ({ near, pick }: Pen, box: Box, letters: number): string[] => {
  const [x, y, width, height] = box;
  return [
    rect(box, near("#eeece6", 12)),
    ...many(Math.floor((height - 80) / (letters * 2.2)), (row) =>
      writeLine(
        `${pick(...WORDS)} ${pick(...WORDS)}`.slice(0, Math.floor(width / letters - 4)),
        [x + 40, y + 40 + row * letters * 2.2, letters],
        "#3a3a40",
      ),
    ),
  ];
};

/** Desks, and what lies on them. */
export const desks = {
  "desk mat": ({ between, near, ground, turned, cloud }) => [
    ground(near("#b08c64", 20)),
    cloud("#503214", [0.005, 0.1], 0.4),
    turned(between(-8, 8), [
      rect(
        [600 + between(-200, 120), 600 + between(-100, 150), between(1200, 1900), between(800, 1500)],
        near("#464a50", 40),
      ),
    ]),
  ],
  "printed page": (pen) => [
    pen.ground(pen.near("#786454", 30)),
    pen.turned(
      pen.between(-25, 25),
      printed(
        pen,
        [400 + pen.between(-200, 300), 400 + pen.between(-200, 300), 1700, 1700],
        pen.between(14, 30),
      ),
    ),
  ],
  "scattered papers": (pen) => {
    const { between, near, ground, turned, cloud } = pen;
    const box = (): Box => [between(200, 1900), between(300, 1500), between(500, 800), between(600, 1000)];
    return [
      ground(near("#8c6e52", 35)),
      cloud("#3c2814", [0.006, 0.08], 0.4),
      ...many(5, () => turned(between(-60, 60), printed(pen, box(), between(9, 16)))),
    ];
  },
  "blurred room": ({ height, between, near, ground }) => [
    ground(near("#96948e", 40)),
    ...many(14, () =>
      rect(
        [between(-200, WIDTH), between(-200, height), between(80, 600), between(80, 600)],
        near("#827a72", 90),
      ),
    ),
  ],
  "keyboard on a desk": ({ between, near, ground, turned, cloud }) => {
    const size = between(70, 110);
    const key = (x: number, y: number) => {
      const mark = between(0.2, 0.4) * size;
      return whole`<rect x="${x}" y="${y}" width="${size * 0.9}" height="${size * 0.9}" rx="8" fill="#2e3034"/>${rect([x + size * 0.2, y + size * 0.2, mark, mark * 1.2], "#c8c8c4")}`;
    };
    const keyboard = many(5, (row) => {
      const y = 640 + row * size + between(0, 2);
      return many(15, (place) => key(600 + row * 22 + place * size, y));
    }).flat();
    return [
      ground(near("#d6cec2", 28)),
      cloud("#786046", [0.003, 0.05], 0.3),
      turned(between(-25, 25), [
        rect([560, 600, size * 16, size * 5.6], "#8d9096"),
        ...keyboard,
        rect([1900, 1150, 210, 330], "#d9dadc"),
        rect([620, 1500, 900, 50], "#2f4f9a"),
      ]),
    ];
  },
  "open magazine": (pen) => {
    const { between, pick, near, ground, turned, cloud } = pen;
    const page = (left: number) => [
      rect([left, 350, 900, 1900], near("#f4f2ec", 8)),
      rect(
        [left + 60, 420, 780, between(240, 520)],
        near(pick("#b85c58", "#587498", "#e8dec8", "#788e68", "#cca85c", "#604e68"), 20),
      ),
      ...many(2, (column) =>
        printed(pen, [left + 50 + column * 410, 1000, 380, 1100], between(9, 13)),
      ).flat(),
    ];
    return [
      ground(near("#60483a", 30)),
      cloud("#322214", [0.005, 0.07], 0.4),
      turned(between(-30, 30), [...page(480), ...page(1386), rect([1378, 350, 10, 1900], "#8b8780")]),
    ];
  },
  "cardboard box": ({ between, near, ground, turned, cloud }) => [
    ground(near("#bc966c", 18)),
    cloud("#785838", [0.002, 0.09], 0.4),
    turned(between(-35, 35), [
      rect([0, 1320, SQUARE, 150], near("#d6be96", 12)),
      rect([0, 1392, SQUARE, 5], "#6a4c30"),
      rect([1500, 700, 560, 360], "#f2f0ea"),
      ...many(24, (bar) => rect([1540 + bar * 20, 740, between(4, 14), 150], "#22201e")),
      writeLine("FRAGILE 0042", [1540, 930, 44], "#22201e"),
      writeLine("THIS SIDE UP", [600, 1750, 90], "#4c382a"),
    ]),
  ],
  "street map": ({ between, pick, near, ground, turned }) => {
    const road = (wide: number, colour: string) => {
      const [x, y] = [between(0, SQUARE), between(0, SQUARE)];
      const [across, down] = [between(-2200, 2200), between(-2200, 2200)];
      return whole`<path d="M${x - across} ${y - down} Q${x} ${y} ${x + down} ${y + across}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;
    };
    const park = () =>
      rect(
        [between(0, 2600), between(0, 2600), between(200, 600), between(150, 500)],
        pick("#cfe3c0", "#bcd6e8", "#e6d8c8"),
      );
    const name = () =>
      writeLine(
        pick("Harbour Lane", "Mill Street", "Station Road", "The Green", "Quay Bridge"),
        [between(300, 2400), between(300, 2600), between(12, 24)],
        "#55504a",
      );
    return [
      ground(near("#eeeade", 8)),
      turned(between(-30, 30), [
        ...many(7, park),
        ...many(26, () => road(16, "#ffffff")),
        ...many(6, () => road(34, "#f0c878")),
        ...many(40, name),
      ]),
    ];
  },
  "wrapping paper": ({ between, pick, near, ground, turned }) => {
    const colour = pick("#245848", "#ece2ce", "#ba2c34");
    const step = between(70, 170);
    const columns = Math.ceil(SQUARE / step);
    const star = (x: number, y: number) => {
      const points = many(10, (corner) => {
        const [away, angle] = [step * 0.26 * (corner % 2 ? 0.42 : 1), (corner * Math.PI) / 5];
        return whole`${x + Math.sin(angle) * away},${y - Math.cos(angle) * away}`;
      });
      return `<polygon points="${points.join(" ")}" fill="#d8b45a"/>`;
    };
    return [
      ground(near(colour, 14)),
      turned(between(-45, 45), [
        ...grid(step, ({ x, y, column, row }) =>
          (row * columns + column + row) % 2
            ? star(x, y)
            : whole`<circle cx="${x}" cy="${y}" r="${step * 0.1}" fill="#f6f2ea"/>`,
        ),
        rect([between(400, 2200), 0, between(50, 120), SQUARE], near("#961a3c", 20)),
      ]),
    ];
  },
  "laptop with stickers": ({ between, pick, near, ground, turned, cloud }) => {
    const sticker = (place: number) => {
      const [x, y] = [700 + (place % 3) * 560, 800 + Math.floor(place / 3) * 520];
      const turn = between(-30, 30);
      const colour = near(pick("#e8c440", "#42968c", "#e26e60", "#f0f0ec"), 16);
      const word = pick("READ MORE", "Lighthouse", "RIVER RUN 10", "Tea first", "Bike to work");
      return whole`<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 210}" y="${y - 110}" width="420" height="220" rx="${pick(20, 110)}" fill="${colour}"/>${writeLine(word, [x - 170, y - 20, 34], "#242a34")}</g>`;
    };
    return [
      ground(near("#3e342e", 16)),
      cloud("#18120e", [0.004, 0.08], 0.5),
      turned(between(-25, 25), [
        `<rect x="340" y="520" width="2120" height="1500" rx="60" fill="${near("#b0b4ba", 20)}" stroke="#70757c" stroke-width="8"/>`,
        ...many(8, sticker),
      ]),
    ];
  },
  "sheet music": ({ between, pick, near, ground, turned }) => {
    const gap = between(11, 18);
    const note = (x: number, y: number) =>
      whole`<ellipse cx="${x}" cy="${y}" rx="${tenths(gap * 0.62)}" ry="${tenths(gap * 0.46)}" fill="#1e1c1c"/><path d="M${x + gap * 0.6} ${y} v${-gap * 3}" stroke="#1e1c1c" stroke-width="4"/>`;
    const stave = (row: number) => {
      const y = 200 + row * gap * 12;
      return [
        ...many(5, (line) => rect([250, y + line * gap, 2300, 2.5], "#4c4a48")),
        ...many(24, (place) => note(330 + place * 92, y + between(0, 4) * gap)),
        writeLine(
          pick("and all the bells were ringing low", "come over the hill with me my dear"),
          [330, y + gap * 7, gap * 1.3],
          "#2c2a2a",
        ),
      ];
    };
    return [
      ground("#4a3626"),
      turned(between(-25, 25), [
        rect([120, 60, 2560, 2680], near("#f0e8d4", 10)),
        ...many(Math.floor(2400 / (gap * 12)), stave).flat(),
      ]),
    ];
  },
} as const satisfies Readonly<Record<string, Draw>>;
