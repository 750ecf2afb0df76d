import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** What a fake camera shows: a loop of pictures. */

/** A public-domain portrait: see `server/test/pictures/images/ORIGIN.md`. */
const PORTRAIT = fileURLToPath(new URL("../../document-checks/corpus/images/astronaut.png", import.meta.url));
const HEAD = { left: 100, top: 0, width: 260, height: 280 };

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 12;

const WALL = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#b9b4ab"/>
  <rect x="470" y="40" width="120" height="150" fill="#dfe7ee"/>
  <rect y="410" width="${WIDTH}" height="70" fill="#8a7f70"/>
</svg>`;

/** The head has the size that the camera's overlay asks for. */
const head = (): Promise<Buffer> => sharp(PORTRAIT).extract(HEAD).resize({ height: 430 }).png().toBuffer();

const frame = async (people: 0 | 1): Promise<Buffer> => {
  const room = sharp(Buffer.from(WALL));
  const input = people === 1 ? await head() : undefined;
  const scene = input ? room.composite([{ input, left: 100, top: 50 }]) : room;
  return scene.jpeg({ quality: 90 }).toBuffer();
};

/** Writes a video of one person, or of an empty room, for Chromium's fake camera: concatenated JPEGs. */
export const writeFilm = async (path: string, people: 0 | 1): Promise<string> => {
  const picture = await frame(people);
  await writeFile(path, Buffer.concat(Array.from({ length: FRAMES }, () => picture)));
  return path;
};
