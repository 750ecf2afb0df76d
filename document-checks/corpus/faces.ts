import { fileURLToPath } from "node:url";
import sharp from "sharp";

export interface Portrait {
  /** 1 shows head and shoulders, smaller ones more of the room */
  readonly scale: number;
  readonly turn: number;
  readonly light: number;
  readonly blur: number;
  readonly people: 1 | 2;
}

const plainPortrait: Portrait = { scale: 1, turn: 0, light: 1, blur: 0, people: 1 };

const WALL = "#b9b4ab";
const [WIDTH, HEIGHT] = [1280, 720];
const HEAD = { left: 100, top: 0, width: 260, height: 280 };

export const pictureFile = (name: "astronaut" | "brick" | "chelsea" | "coffee"): string =>
  fileURLToPath(new URL(`./images/${name}.png`, import.meta.url));

/** In two steps, because the library would otherwise rotate before cropping. */
const person = async (height: number, turn: number): Promise<Buffer> => {
  const head = await sharp(pictureFile("astronaut")).extract(HEAD).png().toBuffer();
  return sharp(head).rotate(turn, { background: WALL }).resize({ height }).png().toBuffer();
};

export const portrait = async (given: Partial<Portrait> = {}): Promise<Buffer> => {
  const { scale, turn, light, blur, people } = { ...plainPortrait, ...given };
  const height = Math.round(HEIGHT * 0.95 * scale);
  const input = await person(height, turn);
  const { width = 0 } = await sharp(input).metadata();
  const places = people === 1 ? [WIDTH / 2] : [WIDTH * 0.27, WIDTH * 0.73];
  const room = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: WALL } });
  const scene = await room
    .composite(
      places.map((centre) => ({ input, left: Math.round(centre - width / 2), top: HEIGHT - height })),
    )
    .png()
    .toBuffer();
  const seen = sharp(scene).linear(light, 0);
  return (blur > 0 ? seen.blur(blur) : seen).jpeg({ quality: 85 }).toBuffer();
};

export const emptyPicture = (name: "brick" | "chelsea" | "coffee"): Promise<Buffer> =>
  sharp(pictureFile(name)).toColourspace("srgb").resize(1280).jpeg({ quality: 85 }).toBuffer();
