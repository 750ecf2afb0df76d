import { fileURLToPath } from "node:url";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { Drawing } from "./documents/layout.ts";
import { type Random, seeded } from "./random.ts";

export const tables = ["light", "dark", "wood", "brick"] as const;
export type Table = (typeof tables)[number];

export interface Shot {
  readonly table: Table;
  /** degrees, clockwise */
  readonly turn: number;
  /** standard deviation in pixels */
  readonly blur: number;
  /** share of the document beyond the right edge (or below the lower one, for the tall) */
  readonly cut: number;
  readonly light: number;
  readonly noise: number;
  readonly seed: number;
  /** pixels of the picture; its height is three quarters, or four thirds when the document is tall */
  readonly width: number;
}

export const plainShot: Shot = {
  table: "wood",
  turn: 3,
  blur: 0,
  cut: 0,
  light: 1,
  noise: 4,
  seed: 1,
  width: 4000,
};

const LENS_SIGMA = 0.6;
const FILL = 0.68;

const image = (name: string): string => fileURLToPath(new URL(`./images/${name}`, import.meta.url));

const grain = ([light, dark]: readonly [string, string]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><filter id="w" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .12" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .18 0 0 0 0 .1 .9 0 0 0 -.1"/></filter><linearGradient id="l"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/><rect width="100%" height="100%" filter="url(#w)"/></svg>`,
  );

let drawnGrain: Promise<Buffer> | undefined;

/** Its noise takes a third of a second to draw, and is the same in every picture. */
const woodGrain = (): Promise<Buffer> => {
  drawnGrain ??= sharp(grain(["#b98d5e", "#8d6339"]))
    .png()
    .toBuffer();
  return drawnGrain;
};

const plain = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

const tableTop = async (table: Table, width: number, height: number): Promise<Sharp> => {
  if (table === "light") return plain(width, height, "#cdc8bf");
  if (table === "dark") return plain(width, height, "#2d3036");
  // Drawn small first: otherwise the drawing is rendered at full size, and its noise takes seconds.
  const small = table === "brick" ? image("brick.png") : await woodGrain();
  return sharp(small).toColourspace("srgb").resize(width, height, { fit: "fill" });
};

const withNoise = async (picture: Sharp, { light, noise }: Shot, random: Random): Promise<Sharp> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let place = 0; place < data.length; place += 1) {
    const level = (random() + random() + random() - 1.5) * 2 * noise;
    data[place] = Math.max(0, Math.min(255, (data[place] ?? 0) * light + level));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
};

/** Raw pixels: a PNG between two steps would take longer than the steps. */
interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const pixelsOf = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });

const rawInput = ({ data, info: { width, height, channels } }: Pixels) => ({
  input: data,
  raw: { width, height, channels },
});

const pictureOf = (pixels: Pixels): Sharp => {
  const { input, raw } = rawInput(pixels);
  return sharp(input, { raw });
};

const lay = async (drawing: Drawing, shot: Shot, [width, height]: readonly [number, number]) => {
  const scale = Math.min((width * FILL) / drawing.width, (height * FILL) / drawing.height);
  const flat = await pixelsOf(sharp(Buffer.from(drawing.svg)).resize(Math.round(drawing.width * scale)));
  const turned = await pixelsOf(
    pictureOf(flat).rotate(shot.turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } }),
  );
  const left = Math.round((width - turned.info.width) / 2);
  const top = Math.round((height - turned.info.height) / 2);
  return { ...rawInput(turned), left, top, info: turned.info };
};

const keptArea = (
  [width, height]: readonly [number, number],
  { cut }: Shot,
  laid: { readonly left: number; readonly top: number; readonly info: OutputInfo },
) => {
  if (cut === 0) return { left: 0, top: 0, width, height };
  if (height > width)
    return { left: 0, top: 0, width, height: Math.round(laid.top + laid.info.height * (1 - cut)) };
  return { left: 0, top: 0, width: Math.round(laid.left + laid.info.width * (1 - cut)), height };
};

const takePhotograph = async (drawing: Drawing, shot: Shot): Promise<Buffer> => {
  const tall = drawing.height > drawing.width;
  const size: readonly [number, number] = [
    shot.width,
    Math.round(tall ? shot.width / 0.75 : shot.width * 0.75),
  ];
  const laid = await lay(drawing, shot, size);
  const table = await pixelsOf(await tableTop(shot.table, ...size));
  const { input, raw, left, top } = laid;
  const scene = await pixelsOf(pictureOf(table).composite([{ input, raw, left, top }]).removeAlpha());
  const seen = pictureOf(scene).extract(keptArea(size, shot, laid));
  // Sensor noise comes after the blur of the lens.
  const blurred = seen.blur(Math.hypot(LENS_SIGMA, shot.blur));
  return (await withNoise(blurred, shot, seeded(shot.seed))).jpeg({ quality: 88 }).toBuffer();
};

/** A picture takes a second or two, and tests often share one. A corpus takes thousands of different ones. */
const taken = new Map<string, Promise<Buffer>>();
const MOST_KEPT = 20;

export const photograph = (drawing: Drawing, given: Partial<Shot> = {}): Promise<Buffer> => {
  const shot = { ...plainShot, ...given };
  const key = JSON.stringify([drawing.svg, Object.entries(shot).toSorted()]);
  const known = taken.get(key) ?? takePhotograph(drawing, shot);
  taken.set(key, known);
  for (const oldest of [...taken.keys()].slice(0, -MOST_KEPT)) taken.delete(oldest);
  return known;
};

export const scan = async (drawing: Drawing, { width, margin = 0 }: { width: number; margin?: number }) =>
  sharp(
    await sharp(Buffer.from(drawing.svg)).flatten({ background: "#ffffff" }).resize(width).png().toBuffer(),
  )
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#ffffff" })
    .jpeg({ quality: 90 })
    .toBuffer();
