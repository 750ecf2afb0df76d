import sharp from "sharp";
import { cloth } from "./backgrounds/cloth.ts";
import { desks } from "./backgrounds/desks.ts";
import { floors } from "./backgrounds/floors.ts";
import { penOf, WIDTH } from "./backgrounds/pen.ts";
import { pictureFile } from "./faces.ts";
import type { Random } from "./random.ts";

const DRAWN = { ...cloth, ...floors, ...desks } as const;
export type Background = keyof typeof DRAWN | "photographed bricks" | "clutter";

const photographed = async (name: "brick" | "coffee", random: Random, height: number): Promise<Buffer> => {
  const { width = 0, height: down = 0 } = await sharp(pictureFile(name)).metadata();
  const share = 0.6 + random() * (0.95 - 0.6);
  const part = { width: Math.floor(width * share), height: Math.floor((width * share * height) / WIDTH) };
  part.height = Math.min(part.height, down);
  const left = Math.floor(random() * (width - part.width));
  const top = Math.floor(random() * (down - part.height));
  return sharp(pictureFile(name))
    .toColourspace("srgb")
    .extract({ left, top, ...part })
    .resize(WIDTH, height, { fit: "fill" })
    .png()
    .toBuffer();
};

export const drawBackground = async (
  background: Background,
  random: Random,
  height: number,
): Promise<Buffer> => {
  if (background === "photographed bricks") return photographed("brick", random, height);
  if (background === "clutter") return photographed("coffee", random, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${DRAWN[background](penOf(random, height)).join("")}</svg>`;
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  return (background === "blurred room" ? drawn.blur(14) : drawn).png({ compressionLevel: 1 }).toBuffer();
};
