import sharp, { type Sharp } from "sharp";
import { aPhoto, type FileToAdd } from "./pictures.ts";

/** Photos that the checks must refuse, derived from one that they accept. */

const jpeg = async (name: string, picture: Sharp): Promise<FileToAdd> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture.jpeg({ quality: 90 }).toBuffer(),
});

export const aBlurredPhoto = async (name = "blurred.jpg"): Promise<FileToAdd> =>
  jpeg(name, sharp((await aPhoto()).buffer).blur(9));

/** Its left side is cut off, including half of the portrait. */
export const aCutPhoto = async (name = "cut off.jpg"): Promise<FileToAdd> =>
  jpeg(name, sharp((await aPhoto()).buffer).extract({ left: 150, top: 0, width: 730, height: 620 }));

/** No document at all: a wall. */
export const aWall = (name = "wall.jpg"): Promise<FileToAdd> =>
  jpeg(name, sharp({ create: { width: 880, height: 620, channels: 3, background: "#b9b4ab" } }));
