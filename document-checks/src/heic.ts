import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import type { ConvertedHeic } from "./findings.ts";
import { NotChecked } from "./not-checked.ts";
import { readable } from "./open-picture.ts";

/** Converts iPhone photos to JPEG. sharp omits the decoder because of patents. */

interface HeicFile {
  readonly content: Uint8Array;
  readonly maxPixels: number;
}

interface HeicImage {
  readonly get_width: () => number;
  readonly get_height: () => number;
  /** Writes RGBA into `data`; null: undecodable. */
  readonly display: (
    target: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
    done: (result: object | null) => void,
  ) => void;
  readonly free: () => void;
}

interface Libheif {
  readonly HeifDecoder: new () => { readonly decode: (content: Uint8Array) => readonly HeicImage[] };
}

type OpenLibheif = (options: { readonly wasmBinary: Uint8Array }) => Libheif;

/** The package looks for its program relative to the working directory, so the path is passed. */
const openLibheif = async (): Promise<Libheif> => {
  const require = createRequire(import.meta.url);
  const wasmBinary = await readFile(require.resolve("libheif-js/libheif-wasm/libheif.wasm"));
  const open: OpenLibheif = require("libheif-js/libheif-wasm/libheif.js");
  return open({ wasmBinary });
};

const MOST_SIDE = 4096;
const QUALITY = 86;

const pixelsOf = (image: HeicImage, width: number, height: number): Promise<Uint8ClampedArray> =>
  new Promise((resolve, reject) => {
    const data = new Uint8ClampedArray(width * height * 4);
    image.display({ data, width, height }, (result) =>
      result ? resolve(data) : reject(new NotChecked("unreadable")),
    );
  });

/** The decoder throws for an invalid file, or finds no picture. */
const firstImage = ({ HeifDecoder }: Libheif, content: Uint8Array): HeicImage => {
  try {
    const [image] = new HeifDecoder().decode(content);
    if (image) return image;
  } catch {
    // The same error as for a file without a picture.
  }
  throw new NotChecked("unreadable");
};

/**
 * The decoder rotates the picture itself; the metadata are dropped, so that no viewer rotates it again.
 * @throws NotChecked
 */
export const convertHeic = async ({ content, maxPixels }: HeicFile): Promise<ConvertedHeic> => {
  const image = firstImage(await openLibheif(), content);
  const [width, height] = [image.get_width(), image.get_height()];
  if (!(width > 0 && height > 0)) throw new NotChecked("unreadable");
  if (width * height > maxPixels) throw new NotChecked("too-large");
  const data = await pixelsOf(image, width, height);
  image.free();
  const jpeg = sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: "#ffffff" })
    .resize(MOST_SIDE, MOST_SIDE, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: QUALITY });
  return { outcome: "ok", content: await readable(jpeg.toBuffer()) };
};
