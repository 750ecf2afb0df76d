import { many } from "../random.ts";
import { type Draw, darkened, rect, SQUARE, strips, tenths, WIDTH, whole } from "./pen.ts";

const PATCHES = ["#b85c58", "#587498", "#e8dec8", "#788e68", "#cca85c", "#604e68"] as const;

export const cloth = {
  "striped cloth": ({ between, pick, ground, cloud, stripes }) => {
    const size = between(30, 90);
    const [one, other] = pick(["#465a8c", "#e1ded6"], ["#963232", "#e6d7c8"], ["#3c6450", "#beb996"]);
    return [
      ground(other),
      stripes([0, 90], size, (y) => rect([0, y, SQUARE, size / 2], one)),
      cloud("#141414", [0.3, 0.3], 0.25),
    ];
  },
  "checked cloth": ({ between, pick, ground, turned, cloud }) => {
    const size = between(50, 150);
    const colour = pick("#be282d", "#285096", "#326e46", "#786e64");
    const bars = [
      ...strips(size, (y) => rect([0, y, SQUARE, size / 2], colour)),
      ...strips(size, (x) => rect([x, 0, size / 2, SQUARE], colour)),
    ];
    return [
      ground("#ece7dc"),
      `<g opacity=".55">${turned(between(0, 45), bars)}</g>`,
      cloud("#1e1e1e", [0.4, 0.4], 0.3),
    ];
  },
  "flowered cloth": ({ height, between, pick, near, ground, cloud }) => {
    const circle = (place: readonly number[], fill: string) => {
      const [x, y, r] = place.map(tenths);
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
    };
    const flower = () => {
      const [x, y, r] = [between(0, WIDTH), between(0, height), between(14, 46)];
      const fill = pick("#c4465a", "#e6aa3c", "#6e5aa0", "#f0ece2");
      const petals = many(6, (petal) => {
        const angle = (petal * Math.PI) / 3;
        return circle([x + r * Math.cos(angle), y + r * Math.sin(angle), r * 0.6], fill);
      });
      return [...petals, circle([x, y, r * 0.45], "#e6c84c")].join("");
    };
    return [
      ground(near(pick("#2c425c", "#e2d6c4", "#607c60"), 10)),
      ...many(Math.round(between(90, 240)), flower),
      cloud("#141414", [0.35, 0.35], 0.3),
    ];
  },
  carpet: ({ pick, near, ground, cloud }) => [
    ground(near(pick("#78746e", "#963c3c", "#46546e", "#c4b8a4"), 14)),
    cloud("#0f0f0f", [0.18, 0.22], 0.95),
    cloud("#f0ece4", [0.25, 0.2], 0.6),
    cloud("#141414", [0.008, 0.01], 0.35),
  ],
  "basket weave": ({ between, pick, near, ground, cells }) => {
    const size = between(26, 74);
    const colour = pick("#be9c6c", "#706256", "#ded2bc");
    return [
      ground(darkened(colour, 0.45)),
      cells([-40, 40], size, ({ x, y, column, row }) => {
        const [across, down] = (column + row) % 2 ? [0, 0.1] : [0.1, 0];
        return whole`<rect x="${x + size * across}" y="${y + size * down}" width="${size * (1 - 2 * across)}" height="${size * (1 - 2 * down)}" rx="${size * 0.2}" fill="${near(colour, 16)}"/>`;
      }),
    ];
  },
  patchwork: ({ between, happens, pick, near, ground, cloud, cells }) => {
    const size = between(160, 420);
    return [
      ground("#5a4a44"),
      cells([-45, 45], size, ({ x, y }) => {
        const dots = happens(0.5) ? 9 : 0;
        const patch = rect([x, y, size - 3, size - 3], near(pick(...PATCHES), 18));
        const dot = (place: number) =>
          whole`<circle cx="${x + (0.2 + 0.3 * (place % 3)) * size}" cy="${y + (0.2 + 0.3 * Math.floor(place / 3)) * size}" r="${size * 0.06}" fill="#f4efe4" opacity=".7"/>`;
        return [patch, ...many(dots, dot)].join("");
      }),
      cloud("#1e1a18", [0.3, 0.3], 0.3),
    ];
  },
  "bed linen": ({ height, between, happens, pick, near, ground, cloud }) => {
    const fold = () => {
      const [x, bend] = [between(-300, WIDTH), between(-400, 400)];
      const shade = happens(0.5) ? "#9a9fa6" : "#ffffff";
      return whole`<path d="M${x} -50 Q${x + bend} ${height / 2} ${x + bend * 0.4} ${height + 50}" fill="none" stroke="${shade}" stroke-width="${between(20, 110)}" opacity=".28"/>`;
    };
    return [
      ground(near(pick("#e2e2e0", "#cad4de", "#decec6"), 10)),
      ...many(Math.round(between(8, 18)), fold),
      cloud("#787878", [0.4, 0.4], 0.15),
    ];
  },
  tweed: ({ between, pick, near, ground, cloud, stripes }) => {
    const size = between(12, 36);
    const column = (x: number, place: number) => {
      const slope = place % 2 ? size : -size;
      const dashes = strips(size * 0.7, (_, row) => whole`M${x} ${row * size * 0.7} l${size} ${slope}`);
      return `<path d="${dashes.join(" ")}" stroke="${near("#d6cec0", 16)}" stroke-width="${tenths(size * 0.26)}" fill="none"/>`;
    };
    return [
      ground(near(pick("#5c5a58", "#7c6a52", "#465468"), 12)),
      stripes([-30, 30], size, column),
      cloud("#141414", [0.5, 0.5], 0.4),
    ];
  },
  lace: ({ between, pick, near, ground, cells }) => {
    const size = between(40, 90);
    const below = pick("#563a28", "#3c4858", "#968068");
    return [
      ground(near("#ece8e0", 10)),
      cells(
        [-45, 45],
        size,
        ({ x, y }) =>
          whole`<circle cx="${x}" cy="${y}" r="${tenths(size * 0.3)}" fill="${below}"/><circle cx="${x + size / 2}" cy="${y + size / 2}" r="${tenths(size * 0.12)}" fill="${below}"/>`,
      ),
    ];
  },
  leather: ({ between, pick, near, ground, turned, cloud }) => [
    ground(near(pick("#5c3624", "#343438", "#c4b094"), 16)),
    cloud("#140e0a", [0.06, 0.06], 0.5),
    turned(
      between(-60, 60),
      many(
        3,
        (place) =>
          `<path d="M${200 + place * 900} 0 V2800" stroke="#1e1712" stroke-width="8"/><path d="M${226 + place * 900} 0 V2800" stroke="#d8cbb4" stroke-width="5" stroke-dasharray="26 14"/>`,
      ),
    ),
  ],
  "waffle towel": ({ between, pick, near, ground, turned, cloud }) => {
    const size = between(22, 56);
    const stripe = near(pick("#b03c3a", "#345a94", "#467854"), 16);
    return [
      ground(near("#e8e4da", 12)),
      turned(between(-40, 40), [
        ...strips(size, (y) => rect([0, y, SQUARE, size * 0.22], "#b9b3a6")),
        ...strips(size, (x) => rect([x, 0, size * 0.22, SQUARE], "#c6c0b2")),
        ...many(3, (line) => rect([500 + line * 760, 0, 90, SQUARE], stripe)),
      ]),
      cloud("#46423c", [0.4, 0.4], 0.25),
    ];
  },
  denim: ({ between, pick, near, ground, turned, cloud, stripes }) => {
    const blue = pick("#3a4e74", "#222a42", "#889eba");
    const twill = between(7, 15);
    const seam = between(500, 2200);
    const stitches = (x: number) =>
      whole`<path d="M${x} 0 V2800" stroke="#c98a3c" stroke-width="7" stroke-dasharray="30 12"/>`;
    return [
      ground(near(blue, 12)),
      stripes([35, 55], twill, (y) => rect([0, y, SQUARE, twill * 0.35], "#a9b9cf")),
      cloud("#101424", [0.3, 0.3], 0.45),
      turned(between(-80, 80), [
        rect([seam - 12, 0, 10, SQUARE], "#1a2238"),
        stitches(seam + 24),
        stitches(seam + 74),
      ]),
    ];
  },
  "bamboo mat": ({ between, near, ground, turned }) => {
    const size = between(16, 40);
    const rod = (y: number) => [
      rect([0, y, SQUARE, size * 0.86], near("#ceb67a", 22)),
      rect([0, y + size * 0.1, SQUARE, size * 0.14], "#eadfb6"),
      rect([between(0, 2700), y, 7, size * 0.86], "#8d7440"),
    ];
    return [
      ground("#5f4a26"),
      turned(between(-50, 50), [
        ...strips(size, rod).flat(),
        ...many(5, (thread) => rect([280 + thread * 560, 0, 9, SQUARE], "#efe6cf")),
      ]),
    ];
  },
  "knitted blanket": ({ between, near, ground, cells }) => {
    const size = between(34, 64);
    const wools = [near("#a83e46", 20), near("#ded0b8", 14), near("#46606e", 20)];
    return [
      ground("#3a2f34"),
      cells(
        [-45, 45],
        size,
        ({ x, y, row }) =>
          whole`<path d="M${x} ${y} l${size / 2} ${size * 0.8} l${size / 2} ${-size * 0.8}" fill="none" stroke="${wools[Math.floor(row / 6) % 3] ?? ""}" stroke-width="${tenths(size * 0.42)}" stroke-linecap="round"/>`,
      ),
    ];
  },
  "oriental rug": ({ between, near, ground, turned, cloud }) => {
    const [middle, border, figure] = [near("#802226", 18), near("#1c284e", 14), near("#ceac70", 18)];
    const step = Math.round(between(110, 240));
    const columns = Math.floor(2100 / step);
    const size = Math.round(step * 0.38);
    const motif = (place: number) => {
      const x = 340 + step * (place % columns) + Math.round(step / 2);
      const y = 340 + step * Math.floor(place / columns) + Math.round(step / 2);
      return whole`<path d="M${x} ${y - size} L${x + size} ${y} L${x} ${y + size} L${x - size} ${y} Z" fill="${border}" stroke="${figure}" stroke-width="${size * 0.22}"/><circle cx="${x}" cy="${y}" r="${size * 0.3}" fill="${figure}"/>`;
    };
    return [
      ground("#2a2220"),
      turned(between(-35, 35), [
        rect([150, 150, 2500, 2500], border),
        rect([260, 260, 2280, 2280], figure),
        rect([290, 290, 2220, 2220], middle),
        ...many(columns ** 2, motif),
      ]),
      cloud("#140e0e", [0.5, 0.5], 0.4),
    ];
  },
} as const satisfies Readonly<Record<string, Draw>>;
