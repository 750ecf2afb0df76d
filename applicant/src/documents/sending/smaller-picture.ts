import { fileTypeOf, isHeicName } from "@latchkey/domain/documents/formats.ts";
import Compressor from "compressorjs";

/**
 * Photos are reduced before sending: the checks look at 2800 pixels at most, and mobile connections are slow. In doubt
 * the original is sent.
 */

/** bytes */
const LARGE = 1_500_000;
/** Below the canvas limit of every phone, and above what the checks need. */
const LONGEST_SIDE = 2600;
const QUALITY = 0.85;

/** Some phones return a black canvas if it is too large. */
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

export const smallerPicture = async (file: File): Promise<Blob | undefined> => {
  const type = fileTypeOf(file.name);
  const isPicture = type === "jpg" || type === "jpeg" || type === "png";
  if (isPicture ? file.size <= LARGE : !isHeicName(file.name)) return undefined;
  try {
    const smaller = await compressed(file);
    if (smaller?.type !== "image/jpeg") return undefined;
    // A JPEG may be larger than the original HEIC.
    return smaller.size < file.size || !isPicture ? smaller : undefined;
  } catch {
    return undefined;
  }
};
