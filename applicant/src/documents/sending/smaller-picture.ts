import { fileTypeOf, isHeicName } from "@latchkey/domain/documents/formats.ts";
import Compressor from "compressorjs";

/**
 * Photos travel smaller than phones take them: the checks look at 2800 pixels at most, and people on a train wait for every
 * megabyte. On any doubt the original is sent.
 */

/** bytes */
const LARGE = 1_500_000;
/** Below what a canvas may have on any phone, and above what the checks need. */
const LONGEST_SIDE = 2600;
const QUALITY = 0.85;

/** Some phones answer a canvas that is too large for them with black. */
const isBlack = (context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean => {
  const places = [0.1, 0.3, 0.5, 0.7, 0.9];
  return places.every((across) =>
    places.every((down) => {
      const pixel = context.getImageData(Math.floor(width * across), Math.floor(height * down), 1, 1).data;
      return (pixel[0] ?? 0) + (pixel[1] ?? 0) + (pixel[2] ?? 0) === 0;
    }),
  );
};

const compressed = (file: File): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    let isDoubtful = false;
    new Compressor(file, {
      quality: QUALITY,
      maxWidth: LONGEST_SIDE,
      maxHeight: LONGEST_SIDE,
      mimeType: "image/jpeg",
      // Every browser turns pictures upright by itself; the library would read the whole file to do it again.
      checkOrientation: false,
      drew: (context, canvas) => {
        isDoubtful = isBlack(context, canvas);
      },
      success: (result) => resolve(isDoubtful ? undefined : result),
      error: () => resolve(undefined),
    });
  });

/** undefined: it travels as it is */
export const smallerPicture = async (file: File): Promise<Blob | undefined> => {
  const type = fileTypeOf(file.name);
  const isPicture = type === "jpg" || type === "jpeg" || type === "png";
  if (isPicture ? file.size <= LARGE : !isHeicName(file.name)) return undefined;
  try {
    const smaller = await compressed(file);
    if (smaller?.type !== "image/jpeg") return undefined;
    // A JPEG may be larger than the HEIC that it was.
    return smaller.size < file.size || !isPicture ? smaller : undefined;
  } catch {
    return undefined;
  }
};
