import sharp, { type Sharp } from "sharp";
import { type Background, drawBackground } from "./backgrounds.ts";
import type { Drawing } from "./documents/layout.ts";
import { type Random, seeded } from "./random.ts";

/** A drawing as photographed by hand: at a slant, on any background, with a particular camera. */

export interface Camera {
  /** pixels of the longer side; the other has three quarters of that */
  readonly side: number;
  readonly quality: number;
  readonly balance: readonly [number, number, number];
  readonly noise: number;
  /** standard deviation in pixels at 4000 pixels of the longer side */
  readonly blur: number;
}

export interface SlantedShot {
  readonly background: Background;
  readonly camera: Camera;
  /** degrees, clockwise */
  readonly turn: number;
  /** degrees of the camera from the vertical, across and along the picture */
  readonly tilt: readonly [number, number];
  /** share of the picture that the document spans, across or along, whichever is tighter */
  readonly fill: number;
  /** the middle's offset, as a share of the free room; ignored on a cut side */
  readonly place: readonly [number, number];
  /** share of the document's extent beyond a border: left, top, right, bottom */
  readonly cut: readonly [number, number, number, number];
  readonly light: number;
  readonly falloff: number;
  readonly lamp: readonly [number, number];
  readonly hand: boolean;
  readonly seed: number;
}

export const plainSlantedShot: SlantedShot = {
  background: "drawn bricks",
  camera: { side: 1600, quality: 80, balance: [1.1, 1, 0.9], noise: 4, blur: 0.5 },
  turn: -7,
  tilt: [9, -6],
  fill: 0.78,
  place: [0.2, -0.3],
  cut: [0, 0, 0, 0],
  light: 0.9,
  falloff: 0.2,
  lamp: [0.3, 0.2],
  hand: false,
  seed: 3,
};

interface Point {
  readonly x: number;
  readonly y: number;
}
type Corners = readonly [Point, Point, Point, Point];
/** Maps points of the picture to points of the drawing; row by row, the last entry is 1. */
type Homography = readonly number[];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const DISTANCE = 1.4;

const project = (
  { width, height }: Drawing,
  scale: number,
  { turn, tilt }: SlantedShot,
  depth: number,
): Corners => {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const corner = (x: number, y: number): Point => {
    const [u, v] = [(x * cos - y * sin) * scale, (x * sin + y * cos) * scale];
    const z = u * Math.sin(radians(tilt[0])) + v * Math.sin(radians(tilt[1]));
    const near = depth / (depth + z);
    return { x: u * Math.cos(radians(tilt[0])) * near, y: v * Math.cos(radians(tilt[1])) * near };
  };
  const [w, h] = [width / 2, height / 2];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
};

const extent = (corners: Corners) => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const moved = (
  [least, most]: readonly [number, number],
  size: number,
  play: number,
  [before, after]: readonly [number, number],
) => {
  const length = most - least;
  if (before > 0) return -before * length - least;
  if (after > 0) return size + after * length - most;
  const room = Math.max(0, size - length);
  return room / 2 + (play * room) / 2 - least;
};

const placed = (drawing: Drawing, shot: SlantedShot, width: number, height: number): Corners => {
  const depth = DISTANCE * Math.hypot(width, height);
  const unit = extent(project(drawing, 1, { ...shot, tilt: [0, 0] }, depth));
  const scale = shot.fill * Math.min(width / (unit.right - unit.left), height / (unit.bottom - unit.top));
  const corners = project(drawing, scale, shot, depth);
  const { left, right, top, bottom } = extent(corners);
  const [cutLeft, cutTop, cutRight, cutBottom] = shot.cut;
  const dx = moved([left, right], width, shot.place[0], [cutLeft, cutRight]);
  const dy = moved([top, bottom], height, shot.place[1], [cutTop, cutBottom]);
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  if (!(a && b && c && d)) throw new Error("A drawing has four corners.");
  return [a, b, c, d];
};

/** From the unit square to four corners (Heckbert), inverted by the adjoint. */
const toUnitSquare = ([a, b, c, d]: Corners): Homography => {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const det = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / det, (dx1 * dy3 - dx3 * dy1) / det];
  const [m0, m1, m2] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x];
  const [m3, m4, m5] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y];
  return [
    m4 - m5 * h,
    m2 * h - m1,
    m1 * m5 - m2 * m4,
    m5 * g - m3,
    m0 - m2 * g,
    m2 * m3 - m0 * m5,
    m3 * h - m4 * g,
    m1 * g - m0 * h,
    m0 * m4 - m1 * m3,
  ];
};

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const rawOf = async (picture: Sharp): Promise<Raw> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const layInto = (picture: Raw, paper: Raw, corners: Corners): void => {
  const [h0 = 0, h1 = 0, h2 = 0, h3 = 0, h4 = 0, h5 = 0, h6 = 0, h7 = 0, h8 = 1] = toUnitSquare(corners);
  const { left, right, top, bottom } = extent(corners);
  const margin = 0.02;
  const reach = Math.ceil((right - left) * margin);
  for (let y = Math.max(0, Math.floor(top) - reach); y < Math.min(picture.height, bottom + reach); y += 1) {
    for (let x = Math.max(0, Math.floor(left) - reach); x < Math.min(picture.width, right + reach); x += 1) {
      const w = h6 * x + h7 * y + h8;
      const u = (h0 * x + h1 * y + h2) / w;
      const v = (h3 * x + h4 * y + h5) / w;
      const at = (y * picture.width + x) * 3;
      const inside = u >= 0 && u < 1 && v >= 0 && v < 1;
      const from = inside
        ? (Math.floor(v * paper.height) * paper.width + Math.floor(u * paper.width)) * 4
        : -1;
      if (inside && (paper.data[from + 3] ?? 0) > 127) {
        for (let c = 0; c < 3; c += 1) picture.data[at + c] = paper.data[from + c] ?? 0;
      } else {
        const away = Math.max(-u, u - 1, -v, v - 1, 0) / margin;
        if (away < 1)
          for (let c = 0; c < 3; c += 1)
            picture.data[at + c] = (picture.data[at + c] ?? 0) * (0.75 + 0.25 * away);
      }
    }
  }
};

const handOf = (corners: Corners, width: number, height: number, random: Random): Buffer => {
  const [, , c, d] = corners;
  const along = 0.25 + random() * 0.5;
  const tip = { x: d.x + (c.x - d.x) * along, y: d.y + (c.y - d.y) * along - height * 0.06 };
  const skin = random() < 0.5 ? ["#d9a583", "#c08a68"] : ["#7c5238", "#64402b"];
  const thick = width * (0.07 + random() * 0.03);
  const end = { x: tip.x + (random() - 0.5) * width * 0.3, y: height * 1.15 };
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g stroke-linecap="round" fill="none"><path d="M${tip.x} ${tip.y} Q${tip.x} ${(tip.y + end.y) / 2} ${end.x} ${end.y}" stroke="${skin[1]}" stroke-width="${thick * 1.06}"/><path d="M${tip.x - thick * 0.06} ${tip.y} Q${tip.x} ${(tip.y + end.y) / 2} ${end.x} ${end.y}" stroke="${skin[0]}" stroke-width="${thick * 0.86}"/></g></svg>`,
  );
};

/** Enough grains of noise to make no visible pattern: one per pixel would take seconds. */
const GRAINS = 2 ** 16;

const expose = (picture: Raw, { light, falloff, lamp, camera }: SlantedShot, random: Random): void => {
  const { data, width, height } = picture;
  const far = Math.hypot(width, height);
  const grains = Float32Array.from({ length: GRAINS }, () => (random() + random() + random() - 1.5) * 2);
  for (let y = 0; y < height; y += 1) {
    const start = Math.floor(random() * GRAINS);
    for (let x = 0; x < width; x += 1) {
      const away = Math.sqrt((x - lamp[0] * width) ** 2 + (y - lamp[1] * height) ** 2) / far;
      const here = light * (1 - falloff * Math.min(1, away));
      for (let c = 0; c < 3; c += 1) {
        const at = (y * width + x) * 3 + c;
        const grain = (grains[(start + x * 3 + c) % GRAINS] ?? 0) * camera.noise;
        data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) * here * (camera.balance[c] ?? 1) + grain));
      }
    }
  }
};

const LENS_SIGMA = 0.7;

const layDrawing = async (picture: Raw, drawing: Drawing, shot: SlantedShot, random: Random) => {
  const corners = placed(drawing, shot, picture.width, picture.height);
  const { left, right } = extent(corners);
  const across = Math.min(drawing.width, Math.round((right - left) * 1.1));
  layInto(picture, await rawOf(sharp(Buffer.from(drawing.svg)).resize(across).ensureAlpha()), corners);
  return shot.hand ? handOf(corners, picture.width, picture.height, random) : undefined;
};

/** @param drawing undefined: the background alone */
export const photographAtASlant = async (
  drawing: Drawing | undefined,
  shot: SlantedShot,
): Promise<Buffer> => {
  const random = seeded(shot.seed);
  const { side, quality, blur } = shot.camera;
  const tall = drawing !== undefined && drawing.height > drawing.width;
  const [width, height] = tall ? [Math.round(side * 0.75), side] : [side, Math.round(side * 0.75)];
  const background = await drawBackground(shot.background, random, Math.round((1600 * height) / width));
  const picture = await rawOf(sharp(background).resize(width, height, { fit: "fill" }).removeAlpha());
  const hand = drawing && (await layDrawing(picture, drawing, shot, random));
  const scene = sharp(picture.data, { raw: { width, height, channels: 3 } });
  const held = hand ? scene.composite([{ input: hand }]).removeAlpha() : scene;
  const sigma = Math.hypot(LENS_SIGMA, (blur * side) / 4000);
  const flat = await rawOf(held);
  const seen = await rawOf(sharp(flat.data, { raw: { width, height, channels: 3 } }).blur(sigma));
  expose(seen, shot, random);
  return sharp(seen.data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
};
