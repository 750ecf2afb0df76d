import sharp, { type Sharp } from "sharp";
import type { CheckedType } from "./findings.ts";
import { NotChecked } from "./not-checked.ts";
import { renderPage } from "./pdf-page.ts";
import type { Coloured, Grey } from "./vision.ts";

// The process handles one file at a time and shares the machine with the server: no threads, no cache.
sharp.cache(false);
sharp.concurrency(1);
// Only two of the library's many formats; a disguised file cannot reach the other decoders.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng"] });

export interface PictureFile {
  readonly content: Uint8Array;
  readonly type: CheckedType;
  readonly maxPixels: number;
}

export interface OpenedPicture {
  readonly decode: () => Sharp;
  readonly page: number;
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  readonly notes: { readonly exif: Uint8Array; readonly xmp: Uint8Array };
}

const NOTHING = new Uint8Array();
const NO_NOTES = { exif: NOTHING, xmp: NOTHING };

const openPdf = async ({ content }: PictureFile, page: number | undefined): Promise<OpenedPicture> => {
  const { data, width, height, ...where } = await renderPage(content, page);
  const decode = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { decode, ...where, width, height, notes: NO_NOTES };
};

/**
 * The size is known from the header before anything is decoded.
 *
 * @param page by default the first one that can be rendered
 * @throws NotChecked
 */
export const openPicture = async (file: PictureFile, page?: number): Promise<OpenedPicture> => {
  if (file.type === "pdf") return openPdf(file, page);
  const { content, maxPixels, type } = file;
  const { width, height, format, autoOrient, exif, xmp } = await readable(
    sharp(content, { limitInputPixels: false }).metadata(),
  );
  if (format !== type || (page ?? 1) !== 1) throw new NotChecked("unreadable");
  if (width * height > maxPixels) throw new NotChecked("too-large");
  // A truncated file is not judged by its upper half; minor errors are tolerated, because many cameras write
  // them.
  const decode = () =>
    sharp(content, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#ffffff" });
  const notes = { exif: exif ?? NOTHING, xmp: xmp ?? NOTHING };
  return { decode, page: 1, pages: 1, ...autoOrient, notes };
};

export const readable = async <T>(decoding: Promise<T>): Promise<T> => {
  try {
    return await decoding;
  } catch {
    throw new NotChecked("unreadable");
  }
};

const greyOf = async (picture: Sharp): Promise<Grey> => {
  const { data, info } = await readable(
    picture.greyscale().toColourspace("b-w").raw().toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height };
};

/** Scaled down to a maximum of the longer side. */
export const greyAt = ({ decode }: OpenedPicture, side: number): Promise<Grey> =>
  greyOf(decode().resize(side, side, { fit: "inside", withoutEnlargement: true }));

const colouredOf = async (picture: Sharp): Promise<Coloured> => {
  const { data, info } = await readable(
    picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height };
};

const rawOf = ({ data, width, height }: Coloured): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

export const colouredAt = ({ decode }: OpenedPicture, side: number): Promise<Coloured> =>
  colouredOf(decode().resize(side, side, { fit: "inside", withoutEnlargement: true }));

export const recoloured = (picture: Coloured, side: number): Promise<Coloured> =>
  colouredOf(rawOf(picture).resize(side, side, { fit: "inside" }));

export const withoutColour = (picture: Coloured): Promise<Grey> => greyOf(rawOf(picture));

export const regrey = ({ data, width, height }: Grey, side: number, denoise = false): Promise<Grey> => {
  const picture = sharp(data, { raw: { width, height, channels: 1 } }).resize(side, side, { fit: "inside" });
  return greyOf(denoise ? picture.median(3) : picture);
};
