import sharp from "sharp";
import { between, type Draw, WIDTH } from "./background-parts.ts";
import { pictureFile } from "./faces.ts";
import { drawnFifth } from "./fifth-backgrounds.ts";
import { drawnFirst } from "./first-backgrounds.ts";
import { drawnFourth } from "./fourth-backgrounds.ts";
import type { Random } from "./random.ts";
import { drawnSecond } from "./second-backgrounds.ts";
import { drawnThird } from "./third-backgrounds.ts";

export const firstBackgrounds = [
  "photographed bricks",
  "tiles",
  "planks",
  "striped cloth",
  "granite",
  "clutter",
  "desk mat",
  "printed page",
] as const;
export const secondBackgrounds = [
  "drawn bricks",
  "parquet",
  "checked cloth",
  "flowered cloth",
  "carpet",
  "scattered papers",
  "wood under a lamp",
  "blurred room",
] as const;
export const thirdBackgrounds = [
  "marble",
  "terrazzo",
  "basket weave",
  "patchwork",
  "keyboard on a desk",
  "slatted bench",
  "bed linen",
  "concrete in the sun",
  "tweed",
  "open magazine",
] as const;
export const fourthBackgrounds = [
  "gravel",
  "cork",
  "lace",
  "leather",
  "lawn",
  "cardboard box",
  "waffle towel",
  "street map",
] as const;
export const fifthBackgrounds = [
  "denim",
  "bamboo mat",
  "knitted blanket",
  "steel worktop",
  "oriental rug",
  "autumn leaves",
  "wrapping paper",
  "laptop with stickers",
  "sheet music",
] as const;
export type Background =
  | (typeof firstBackgrounds)[number]
  | (typeof secondBackgrounds)[number]
  | (typeof thirdBackgrounds)[number]
  | (typeof fourthBackgrounds)[number]
  | (typeof fifthBackgrounds)[number];

const DRAWN: Readonly<Record<Exclude<Background, "photographed bricks" | "clutter">, Draw>> = {
  ...drawnFirst,
  ...drawnSecond,
  ...drawnThird,
  ...drawnFourth,
  ...drawnFifth,
};

const photographed = async (name: "brick" | "coffee", random: Random, height: number): Promise<Buffer> => {
  const { width = 0, height: down = 0 } = await sharp(pictureFile(name)).metadata();
  const share = between(random, 0.6, 0.95);
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${DRAWN[background](random, height).join("")}</svg>`;
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  return (background === "blurred room" ? drawn.blur(14) : drawn).png({ compressionLevel: 1 }).toBuffer();
};
