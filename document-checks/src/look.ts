import { isScreenShaped, type Look } from "@latchkey/domain/documents/look.ts";
import { colouredAt, type OpenedPicture, readable } from "./open-picture.ts";
import type { Coloured } from "./vision.ts";

/** The domain has the thresholds, and the data that they were set on. */

const SIDE = 512;
/**
 * Ignores the brightest and most colourful pixels, since a lamp or a stamp says nothing about the picture.
 */
const BRIGHTEST = 0.02;
const MOST_COLOURFUL = 0.01;

const levelAbove = (counts: readonly number[], share: number): number => {
  const most = counts.reduce((sum, count) => sum + count, 0) * share;
  let above = 0;
  for (let level = counts.length - 1; level > 0; level -= 1) {
    above += counts[level] ?? 0;
    if (above > most) return level;
  }
  return 0;
};

const levelsOf = ({ data }: Coloured): Pick<Look, "light" | "colour"> => {
  const [light, colour] = [new Array<number>(256).fill(0), new Array<number>(256).fill(0)];
  for (let place = 0; place < data.length; place += 3) {
    const [red, green, blue] = [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
    const grey = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    const strength = Math.max(red, green, blue) - Math.min(red, green, blue);
    light[grey] = (light[grey] ?? 0) + 1;
    colour[strength] = (colour[strength] ?? 0) + 1;
  }
  return { light: levelAbove(light, BRIGHTEST), colour: levelAbove(colour, MOST_COLOURFUL) };
};

const FIELDS = 16;
/** Below this deviation there is only noise to compare. */
const EVEN = 3;

const deviation = (values: Uint8Array): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

const printOf = async ({ decode }: OpenedPicture): Promise<string | null> => {
  const fields = await readable(
    decode().resize(FIELDS, FIELDS, { fit: "fill" }).greyscale().toColourspace("b-w").raw().toBuffer(),
  );
  return deviation(fields) < EVEN ? null : fields.toString("hex");
};

/** Share of the height, at the top and at the bottom: every screen has a bar or a border there. */
const BAND = 0.07;

/** At full size: scaling would smooth a photo until it looks as even as a drawing. */
const flatnessOf = async ({ decode, width, height }: OpenedPicture): Promise<number> => {
  const rows = Math.max(1, Math.round(height * BAND));
  let equal = 0;
  for (const top of [0, height - rows]) {
    const band = decode().extract({ left: 0, top, width, height: rows }).toColourspace("srgb").raw();
    const data: Uint8Array = await readable(band.toBuffer());
    for (let place = 3; place < data.length; place += 3) {
      const isEqual =
        data[place] === data[place - 3] &&
        data[place + 1] === data[place - 2] &&
        data[place + 2] === data[place - 1];
      if (isEqual) equal += 1;
    }
  }
  return equal / (2 * width * rows);
};

const MAKER = 0x010f;
const EXIF_HEADER = "Exif\0\0";

const namesCamera = (exif: Uint8Array): boolean => {
  const start = Buffer.from(exif).toString("latin1", 0, 6) === EXIF_HEADER ? 6 : 0;
  const notes = Buffer.from(exif).subarray(start);
  if (notes.length < 14) return false;
  const isLittle = notes.toString("latin1", 0, 2) === "II";
  const short = (at: number): number => {
    if (at < 0 || at + 2 > notes.length) return 0;
    return isLittle ? notes.readUInt16LE(at) : notes.readUInt16BE(at);
  };
  const folder = isLittle ? notes.readUInt32LE(4) : notes.readUInt32BE(4);
  for (let entry = 0; entry < short(folder); entry += 1) {
    const at = folder + 2 + entry * 12;
    if (at + 12 > notes.length) return false;
    if (short(at) === MAKER) return true;
  }
  return false;
};

/** Phones of one maker write it into the comment. */
const saysScreenshot = ({ exif, xmp }: OpenedPicture["notes"]): boolean =>
  [exif, xmp].some((notes) => Buffer.from(notes).includes("Screenshot"));

/** @throws NotChecked if it cannot be decoded to its end */
export const lookAt = async (picture: OpenedPicture): Promise<Look> => {
  const { width, height, notes } = picture;
  return {
    width,
    height,
    ...levelsOf(await colouredAt(picture, SIDE)),
    flat: isScreenShaped(picture) ? await flatnessOf(picture) : null,
    camera: namesCamera(notes.exif),
    saysScreenshot: saysScreenshot(notes),
    print: await printOf(picture),
  };
};
