import { type Crop, croppedArea, fitted, type Size, turnedCrop } from "./crop.ts";
import { guessCrop } from "./guess-crop.ts";
import type { CutPage, Photo } from "./page.ts";
import { type PdfPage, pdfOfPages } from "./pdf-of-pages.ts";

/** Work on pictures, one decoded bitmap at a time: 12 megapixels take 48 MB. */

/** Above what a page keeps, so that a crop loses nothing. */
const PHOTO_SIDE = 2600;
const PHOTO_QUALITY = 0.9;
const SMALL_SIDE = 240;

type Draw = (context: OffscreenCanvasRenderingContext2D) => void;

const drawn = ({ width, height }: Size, draw: Draw): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no memory for a picture");
  // A JPEG has no transparency, which would become black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
};

const jpegOf = async (canvas: OffscreenCanvas, quality: number): Promise<Blob> => {
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
  canvas.width = 0;
  return jpeg;
};

const closing = (bitmap: ImageBitmap, size: Size, draw?: Draw): OffscreenCanvas => {
  try {
    return drawn(size, draw ?? ((context) => context.drawImage(bitmap, 0, 0, size.width, size.height)));
  } finally {
    bitmap.close();
  }
};

const resized = ({ width, height }: Size): ImageBitmapOptions => ({
  resizeWidth: width,
  resizeHeight: height,
  resizeQuality: "high",
});

const smaller = (canvas: OffscreenCanvas): OffscreenCanvas => {
  const size = fitted(canvas, SMALL_SIDE);
  return drawn(size, (context) => context.drawImage(canvas, 0, 0, size.width, size.height));
};

const guessFrom = (canvas: OffscreenCanvas): Crop => {
  const small = smaller(canvas);
  const size = { width: small.width, height: small.height };
  const colours = small.getContext("2d")?.getImageData(0, 0, size.width, size.height).data ?? [];
  const grey = new Uint8ClampedArray(size.width * size.height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = colours.slice(4 * at, 4 * at + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return guessCrop(grey, size);
};

interface Opened {
  readonly photo: Photo;
  readonly crop: Crop;
}

interface Cutting {
  readonly photo: Photo;
  readonly crop: Crop;
  readonly longSide: number;
  readonly quality: number;
}

export const pageWork = {
  /** @param size of the upright picture */
  open: async ({ file, size }: { readonly file: Blob; readonly size: Size }): Promise<Opened> => {
    const upright = fitted(size, PHOTO_SIDE);
    const canvas = closing(await createImageBitmap(file, resized(upright)), upright);
    const crop = guessFrom(canvas);
    return { photo: { picture: await jpegOf(canvas, PHOTO_QUALITY), ...upright }, crop };
  },
  cut: async ({ photo, crop, longSide, quality }: Cutting): Promise<CutPage> => {
    const { x, y, width, height } = croppedArea(photo, crop);
    const size = fitted({ width, height }, longSide);
    const bitmap = await createImageBitmap(photo.picture, x, y, width, height, resized(size));
    const canvas = closing(bitmap, size);
    const thumbnail = await jpegOf(smaller(canvas), PHOTO_QUALITY);
    return { jpeg: await jpegOf(canvas, quality), thumbnail, ...size };
  },
  turn: async ({ photo, crop }: Opened): Promise<Opened> => {
    const size = { width: photo.height, height: photo.width };
    const bitmap = await createImageBitmap(photo.picture);
    const canvas = closing(bitmap, size, (context) => {
      context.translate(size.width, 0);
      context.rotate(Math.PI / 2);
      context.drawImage(bitmap, 0, 0);
    });
    const picture = await jpegOf(canvas, PHOTO_QUALITY);
    return { photo: { picture, ...size }, crop: turnedCrop(crop) };
  },
  bind: async ({ pages, made }: { readonly pages: readonly PdfPage[]; readonly made: Date }): Promise<Blob> =>
    pdfOfPages(pages, made),
};

export type PageWork = typeof pageWork;
