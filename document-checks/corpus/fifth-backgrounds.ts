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

const denim: Draw = (random, height) => {
  const blue = oneOf<Colour>(random, [
    [58, 78, 116],
    [34, 42, 66],
    [136, 158, 186],
  ]);
  const twill = between(random, 7, 15);
  const stitches = (x: number): string =>
    `<path d="M${x.toFixed(0)} 0 V2800" stroke="#c98a3c" stroke-width="7" stroke-dasharray="30 12"/>`;
  const seam = between(random, 500, 2200);
  return [
    rect(0, 0, WIDTH, height, css(near(random, blue, 12))),
    turned(
      between(random, 35, 55),
      height,
      many(Math.ceil(2800 / twill), (line) => rect(0, line * twill, 2800, twill * 0.35, "#a9b9cf")),
    ),
    cloud("d", [0.3, 0.3], [16, 20, 36], 0.45, seedOf(random)),
    turned(between(random, -80, 80), height, [
      rect(seam - 12, 0, 10, 2800, "#1a2238"),
      stitches(seam + 24),
      stitches(seam + 74),
    ]),
  ];
};

const bambooMat: Draw = (random, height) => {
  const size = between(random, 16, 40);
  const rod = (row: number): string[] => {
    const y = row * size;
    const colour = css(near(random, [206, 182, 122], 22));
    return [
      rect(0, y, 2800, size * 0.86, colour),
      rect(0, y + size * 0.1, 2800, size * 0.14, "#eadfb6"),
      rect(between(random, 0, 2700), y, 7, size * 0.86, "#8d7440"),
    ];
  };
  return [
    rect(0, 0, WIDTH, height, "#5f4a26"),
    turned(between(random, -50, 50), height, [
      ...many(Math.ceil(2800 / size), rod).flat(),
      ...many(5, (thread) => rect(280 + thread * 560, 0, 9, 2800, "#efe6cf")),
    ]),
  ];
};

const knittedBlanket: Draw = (random, height) => {
  const size = between(random, 34, 64);
  const columns = Math.ceil(2800 / size);
  const wools = [
    near(random, [168, 62, 70], 20),
    near(random, [222, 208, 184], 14),
    near(random, [70, 96, 110], 20),
  ].map(css);
  const stitch = (place: number): string => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const [x, y] = [column * size, row * size];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)} l${(size / 2).toFixed(0)} ${(size * 0.8).toFixed(0)} l${(size / 2).toFixed(0)} ${(-size * 0.8).toFixed(0)}" fill="none" stroke="${wools[Math.floor(row / 6) % 3]}" stroke-width="${(size * 0.42).toFixed(1)}" stroke-linecap="round"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, "#3a2f34"),
    turned(between(random, -45, 45), height, many(columns ** 2, stitch)),
  ];
};

const steelWorktop: Draw = (random, height) => {
  const shine = (): string => {
    const wide = between(random, 80, 420);
    return `<rect x="${between(random, 0, 2600).toFixed(0)}" y="0" width="${wide.toFixed(0)}" height="2800" fill="${random() < 0.6 ? "#f4f6f8" : "#5c6268"}" opacity="${between(random, 0.15, 0.4).toFixed(2)}"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, [168, 172, 176], 22))),
    turned(between(random, -30, 30), height, [
      ...many(9, shine),
      `<rect x="${between(random, 1200, 2000).toFixed(0)}" y="${between(random, 1200, 2000).toFixed(0)}" width="1400" height="1000" rx="120" fill="#7d8388" stroke="#e4e8ea" stroke-width="18"/>`,
    ]),
    cloud("s", [0.004, 0.5], [44, 48, 52], 0.5, seedOf(random)),
  ];
};

const orientalRug: Draw = (random, height) => {
  const [ground = "", border = "", figure = ""] = [
    near(random, [128, 34, 38], 18),
    near(random, [28, 40, 78], 14),
    near(random, [206, 172, 112], 18),
  ].map(css);
  const motif = (x: number, y: number, size: number): string =>
    `<path d="M${x} ${y - size} L${x + size} ${y} L${x} ${y + size} L${x - size} ${y} Z" fill="${border}" stroke="${figure}" stroke-width="${(size * 0.22).toFixed(0)}"/><circle cx="${x}" cy="${y}" r="${(size * 0.3).toFixed(0)}" fill="${figure}"/>`;
  const step = Math.round(between(random, 110, 240));
  const columns = Math.floor(2100 / step);
  return [
    rect(0, 0, WIDTH, height, "#2a2220"),
    turned(between(random, -35, 35), height, [
      rect(150, 150, 2500, 2500, border),
      rect(260, 260, 2280, 2280, figure),
      rect(290, 290, 2220, 2220, ground),
      ...many(columns ** 2, (place) =>
        motif(
          340 + step * (place % columns) + Math.round(step / 2),
          340 + step * Math.floor(place / columns) + Math.round(step / 2),
          Math.round(step * 0.38),
        ),
      ),
    ]),
    cloud("o", [0.5, 0.5], [20, 14, 14], 0.4, seedOf(random)),
  ];
};

const autumnLeaves: Draw = (random, height) => {
  const leaf = (): string => {
    const size = between(random, 70, 210);
    const colour = css(
      near(
        random,
        oneOf<Colour>(random, [
          [196, 112, 38],
          [150, 58, 30],
          [214, 172, 62],
          [112, 98, 52],
        ]),
        22,
      ),
    );
    return `<g transform="translate(${between(random, 0, WIDTH).toFixed(0)} ${between(random, 0, height).toFixed(0)}) rotate(${between(random, 0, 360).toFixed(0)}) scale(${(size / 100).toFixed(2)})"><path d="M0 -100 Q60 -60 52 0 Q46 60 0 100 Q-46 60 -52 0 Q-60 -60 0 -100 Z" fill="${colour}" stroke="#4a2c14" stroke-width="3"/><path d="M0 -90 V130 M0 -40 L34 -62 M0 -40 L-34 -62 M0 10 L40 -14 M0 10 L-40 -14 M0 56 L32 34 M0 56 L-32 34" stroke="#5c3818" stroke-width="4" fill="none"/></g>`;
  };
  return [rect(0, 0, WIDTH, height, "#3b3024"), ...many(260, leaf)];
};

const wrappingPaper: Draw = (random, height) => {
  const ground = oneOf<Colour>(random, [
    [36, 88, 72],
    [236, 226, 206],
    [186, 44, 52],
  ]);
  const [gold, pale] = ["#d8b45a", "#f6f2ea"];
  const step = between(random, 70, 170);
  const columns = Math.ceil(2800 / step);
  const star = (x: number, y: number, size: number): string => {
    const points = many(10, (corner) => {
      const [away, angle] = [corner % 2 ? size * 0.42 : size, (corner * Math.PI) / 5];
      return `${(x + Math.sin(angle) * away).toFixed(0)},${(y - Math.cos(angle) * away).toFixed(0)}`;
    });
    return `<polygon points="${points.join(" ")}" fill="${gold}"/>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, ground, 14))),
    turned(between(random, -45, 45), height, [
      ...many(columns ** 2, (place) => {
        const [x, y] = [(place % columns) * step, Math.floor(place / columns) * step];
        return (place + Math.floor(place / columns)) % 2
          ? star(x, y, step * 0.26)
          : `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(step * 0.1).toFixed(0)}" fill="${pale}"/>`;
      }),
      rect(
        between(random, 400, 2200),
        0,
        between(random, 50, 120),
        2800,
        css(near(random, [150, 26, 60], 20)),
      ),
    ]),
  ];
};

const laptopWithStickers: Draw = (random, height) => {
  const sticker = (place: number): string => {
    const [x, y] = [700 + (place % 3) * 560, 800 + Math.floor(place / 3) * 520];
    const turn = between(random, -30, 30).toFixed(0);
    const colour = css(
      near(
        random,
        oneOf<Colour>(random, [
          [232, 196, 64],
          [66, 150, 140],
          [226, 110, 96],
          [240, 240, 236],
        ]),
        16,
      ),
    );
    const word = oneOf(random, ["READ MORE", "Lighthouse", "RIVER RUN 10", "Tea first", "Bike to work"]);
    return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 210}" y="${y - 110}" width="420" height="220" rx="${oneOf(random, [20, 110])}" fill="${colour}"/>${writeLine(word, { x: x - 170, y: y - 20, height: 34, colour: "#242a34" })}</g>`;
  };
  return [
    rect(0, 0, WIDTH, height, css(near(random, [62, 52, 46], 16))),
    cloud("l", [0.004, 0.08], [24, 18, 14], 0.5, seedOf(random)),
    turned(between(random, -25, 25), height, [
      `<rect x="340" y="520" width="2120" height="1500" rx="60" fill="${css(near(random, [176, 180, 186], 20))}" stroke="#70757c" stroke-width="8"/>`,
      ...many(8, sticker),
    ]),
  ];
};

const sheetMusic: Draw = (random, height) => {
  const gap = between(random, 11, 18);
  const stave = (row: number): string[] => {
    const y = 200 + row * gap * 12;
    return [
      ...many(5, (line) => rect(250, y + line * gap, 2300, 2.5, "#4c4a48")),
      ...many(24, (note) => {
        const [x, at] = [330 + note * 92, y + between(random, 0, 4) * gap];
        return `<ellipse cx="${x}" cy="${at.toFixed(0)}" rx="${(gap * 0.62).toFixed(1)}" ry="${(gap * 0.46).toFixed(1)}" fill="#1e1c1c"/><path d="M${(x + gap * 0.6).toFixed(0)} ${at.toFixed(0)} v${(-gap * 3).toFixed(0)}" stroke="#1e1c1c" stroke-width="4"/>`;
      }),
      writeLine(oneOf(random, ["and all the bells were ringing low", "come over the hill with me my dear"]), {
        x: 330,
        y: y + gap * 7,
        height: gap * 1.3,
        colour: "#2c2a2a",
      }),
    ];
  };
  return [
    rect(0, 0, WIDTH, height, "#4a3626"),
    turned(between(random, -25, 25), height, [
      rect(120, 60, 2560, 2680, css(near(random, [240, 232, 212], 10))),
      ...many(Math.floor(2400 / (gap * 12)), stave).flat(),
    ]),
  ];
};

/** Nothing may be set on these: they show how the checks judge unseen backgrounds. */
export const drawnFifth = {
  denim,
  "bamboo mat": bambooMat,
  "knitted blanket": knittedBlanket,
  "steel worktop": steelWorktop,
  "oriental rug": orientalRug,
  "autumn leaves": autumnLeaves,
  "wrapping paper": wrappingPaper,
  "laptop with stickers": laptopWithStickers,
  "sheet music": sheetMusic,
} as const satisfies Readonly<Record<string, Draw>>;
