import { many } from "../random.ts";
import { type Draw, rect, SQUARE, strips, tenths, WIDTH, whole } from "./pen.ts";

/** Floors, walls and worktops, indoors and outdoors. */
export const floors = {
  tiles: ({ between, pick, near, ground, cells }) => {
    const size = between(90, 240);
    const colour = pick("#cdd6d6", "#96a096", "#decdb4");
    return [
      ground("#85857f"),
      cells([-15, 15], size, ({ x, y }) => rect([x, y, size - 6, size - 6], near(colour, 9))),
    ];
  },
  planks: ({ between, pick, near, ground, cloud, stripes }) => {
    const size = between(110, 220);
    const colour = pick("#a07346", "#6e4b32", "#c4a478");
    return [
      ground("#2a1c12"),
      stripes([-20, 20], size, (y) => rect([0, y, SQUARE, size - 4], near(colour, 16))),
      cloud("#321c0c", [0.004, 0.09], 0.5),
    ];
  },
  granite: ({ near, ground, cloud }) => [
    ground(near("#8c8a86", 40)),
    cloud("#1e1e20", [0.08, 0.08], 0.9),
    cloud("#ebe6de", [0.12, 0.12], 0.8),
  ],
  "drawn bricks": ({ between, happens, pick, near, ground, turned, cloud }) => {
    const [across, down] = [between(130, 300), between(45, 100)];
    const joint = between(6, 14);
    const colour = pick("#9e523e", "#784034", "#c4aa8c", "#d2cec8");
    const brick = (column: number, row: number) => {
      const x = column * across - (row % 2 ? across / 2 : 0);
      return rect([x, row * down, across - joint, down - joint], near(colour, 24));
    };
    return [
      ground(near("#b2aca2", 25)),
      turned(
        between(-12, 12) + (happens(0.25) ? 90 : 0),
        strips(down, (_, row) => many(Math.ceil(2900 / across), (column) => brick(column, row))).flat(),
      ),
      cloud("#281914", [0.05, 0.06], 0.55),
    ];
  },
  parquet: ({ between, pick, near, ground, cloud, cells }) => {
    const size = between(140, 260);
    const [long, slat] = [size - 2, size / 4];
    const colour = pick("#b0804e", "#825836", "#5c3c28");
    return [
      ground("#241710"),
      cells([0, 45], size, ({ x, y, column, row }) =>
        many(4, (place) =>
          (column + row) % 2 === 0
            ? rect([x + place * slat, y, slat - 2, long], near(colour, 22))
            : rect([x, y + place * slat, long, slat - 2], near(colour, 22)),
        ).join(""),
      ),
      cloud("#3c220e", [0.05, 0.012], 0.45),
    ];
  },
  "wood under a lamp": ({ between, near, ground, cloud }) => [
    ground(near("#785436", 22)),
    cloud("#281608", [between(0.05, 0.15), 0.004], 0.8),
    cloud("#1e1006", [0.01, 0.014], 0.5),
  ],
  marble: ({ between, happens, near, ground, cloud }) => {
    const [stone, shade, line] = happens(0.3)
      ? (["#303236", "#969696", "#d8d2c6"] as const)
      : (["#e4e2de", "#787672", "#77736c"] as const);
    const vein = () => {
      const steps = many(7, () => whole` l${between(-160, 160)} ${between(40, 300)}`).join("");
      return whole`<path d="M${between(-200, WIDTH)} -60${steps}" fill="none" stroke="${line}" stroke-width="${tenths(between(1, 9))}" opacity=".5"/>`;
    };
    return [
      ground(near(stone, 12)),
      cloud(shade, [0.004, 0.007], 0.5),
      ...many(Math.round(between(5, 16)), vein),
    ];
  },
  terrazzo: ({ height, between, pick, near, ground }) => {
    const size = between(8, 34);
    const chip = () => {
      const [x, y] = [between(0, WIDTH), between(0, height)];
      const points = many(5, (at) => {
        const [angle, far] = [(at * 2 * Math.PI) / 5, size * between(0.4, 1)];
        return `${tenths(x + far * Math.cos(angle))},${tenths(y + far * Math.sin(angle))}`;
      });
      const fill = near(pick("#5c5450", "#b07860", "#eeeae2", "#7a8a80"), 14);
      return `<polygon points="${points.join(" ")}" fill="${fill}"/>`;
    };
    return [ground(near("#cec8c0", 22)), ...many(Math.round((WIDTH * height) / (size * size * 7)), chip)];
  },
  "slatted bench": ({ between, pick, near, ground, turned, cloud }) => {
    const size = between(90, 260);
    const colour = pick("#a88c6c", "#56685c", "#dedad2");
    const screw = (x: number, y: number) => whole`<circle cx="${x}" cy="${y}" r="9" fill="#3a3a3a"/>`;
    return [
      ground("#1b1d1a"),
      turned(
        between(-50, 50),
        strips(size, (y) => [
          rect([0, y, SQUARE, size * 0.84], near(colour, 14)),
          ...many(3, (place) => screw(500 + place * 800, y + size * 0.4)),
        ]).flat(),
      ),
      cloud("#3c3228", [0.02, 0.02], 0.35),
    ];
  },
  "concrete in the sun": ({ between, near, ground, turned, cloud }) => [
    ground(near("#a8a6a2", 20)),
    cloud("#5a5856", [0.012, 0.012], 0.5),
    cloud("#3c3c3c", [0.3, 0.3], 0.4),
    `<g opacity=".45">${turned(
      between(-60, 60),
      many(7, (bar) => rect([bar * 420 + between(0, 90), 0, between(60, 220), SQUARE], "#30343c")),
    )}</g>`,
  ],
  gravel: ({ height, between, near, ground }) => {
    const size = between(12, 46);
    const stone = () =>
      whole`<ellipse cx="${between(0, WIDTH)}" cy="${between(0, height)}" rx="${tenths(size * between(0.5, 1))}" ry="${tenths(size * between(0.4, 0.8))}" fill="${near("#948e86", 46)}" stroke="#4a4642" stroke-width="2"/>`;
    return [ground("#57524c"), ...many(Math.round((WIDTH * height * 2.2) / (size * size * 1.8)), stone)];
  },
  cork: ({ height, between, happens, near, ground, cloud }) => [
    ground(near("#be9264", 20)),
    cloud("#5c3c24", [0.05, 0.05], 0.6),
    ...many(
      Math.round(between(500, 1600)),
      () =>
        whole`<circle cx="${between(0, WIDTH)}" cy="${between(0, height)}" r="${tenths(between(2, 7))}" fill="${happens(0.5) ? "#7b5230" : "#dbb684"}"/>`,
    ),
  ],
  lawn: ({ height, between, near, ground }) => {
    const long = between(30, 90);
    const blade = () =>
      whole`<path d="M${between(0, WIDTH)} ${between(0, height)} l${between(-long / 2, long / 2)} ${-long}" stroke="${near("#608a3e", 40)}" stroke-width="${tenths(between(3, 8))}"/>`;
    return [ground("#3c5a2a"), ...many(3200, blade)];
  },
  "autumn leaves": ({ height, between, pick, near, ground }) => {
    const leaf = () => {
      const size = between(70, 210);
      const colour = near(pick("#c47026", "#963a1e", "#d6ac3e", "#706234"), 22);
      return whole`<g transform="translate(${between(0, WIDTH)} ${between(0, height)}) rotate(${between(0, 360)}) scale(${(size / 100).toFixed(2)})"><path d="M0 -100 Q60 -60 52 0 Q46 60 0 100 Q-46 60 -52 0 Q-60 -60 0 -100 Z" fill="${colour}" stroke="#4a2c14" stroke-width="3"/><path d="M0 -90 V130 M0 -40 L34 -62 M0 -40 L-34 -62 M0 10 L40 -14 M0 10 L-40 -14 M0 56 L32 34 M0 56 L-32 34" stroke="#5c3818" stroke-width="4" fill="none"/></g>`;
    };
    return [ground("#3b3024"), ...many(260, leaf)];
  },
  "steel worktop": ({ between, happens, near, ground, turned, cloud }) => {
    const shine = () => {
      const wide = between(80, 420);
      return whole`<rect x="${between(0, 2600)}" y="0" width="${wide}" height="2800" fill="${happens(0.6) ? "#f4f6f8" : "#5c6268"}" opacity="${between(0.15, 0.4).toFixed(2)}"/>`;
    };
    return [
      ground(near("#a8acb0", 22)),
      turned(between(-30, 30), [
        ...many(9, shine),
        whole`<rect x="${between(1200, 2000)}" y="${between(1200, 2000)}" width="1400" height="1000" rx="120" fill="#7d8388" stroke="#e4e8ea" stroke-width="18"/>`,
      ]),
      cloud("#2c3034", [0.004, 0.5], 0.5),
    ];
  },
} as const satisfies Readonly<Record<string, Draw>>;
