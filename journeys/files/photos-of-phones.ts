import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { aPhoto, type FileToAdd } from "./pictures.ts";

/** What phones make of the photo of the stories, and what goes wrong on the way. */

const jpeg = (name: string, buffer: Buffer): FileToAdd => ({ name, mimeType: "image/jpeg", buffer });

/** Only a twentieth of it has arrived. */
export const aTornPhoto = async (name = "torn.jpg"): Promise<FileToAdd> => {
  const { buffer } = await aPhoto();
  return jpeg(name, buffer.subarray(0, Math.floor(buffer.length / 20)));
};

/** A program still reads it; a person does not. */
export const aDarkPhoto = async (name = "at night.jpg"): Promise<FileToAdd> =>
  jpeg(
    name,
    await sharp((await aPhoto()).buffer)
      .linear(0.1, 0)
      .jpeg({ quality: 90 })
      .toBuffer(),
  );

/** As an iPhone stores it: made of the same drawing with `heif-enc -q 50`. */
export const aHeicPhoto = async (name = "IMG_2041.HEIC"): Promise<FileToAdd> => ({
  name,
  mimeType: "image/heic",
  buffer: await readFile(join(import.meta.dirname, "photo.heic")),
});

const [WIDTH, HEIGHT] = [4128, 2908] as const;

/** Grey, but for a few levels; the same every time. */
const sensorNoise = (width: number, height: number): Buffer => {
  const noise = Buffer.alloc(width * height * 3);
  let state = 20_261_120;
  for (let place = 0; place < noise.length; place += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise[place] = 128 + ((state >>> 16) % 61) - 30;
  }
  return noise;
};

/** Twelve megapixels with the noise of a sensor, taken on its side: EXIF says how to turn it. */
export const aLargePhoto = async (name = "IMG_3050.jpg"): Promise<FileToAdd> => {
  const grain = await sharp(sensorNoise(WIDTH / 4, HEIGHT / 4), {
    raw: { width: WIDTH / 4, height: HEIGHT / 4, channels: 3 },
  })
    .png()
    .toBuffer();
  const upright = await sharp((await aPhoto()).buffer)
    .resize(WIDTH, HEIGHT)
    .composite([{ input: grain, tile: true, blend: "soft-light" }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buffer = await sharp(upright.data, { raw: upright.info })
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return jpeg(name, buffer);
};
