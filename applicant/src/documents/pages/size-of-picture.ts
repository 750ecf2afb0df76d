import type { Size } from "./crop.ts";

/**
 * The size of the upright picture, which an image element knows without decoding it.
 * @returns undefined if this device cannot show it, such as a HEIC outside Apple's
 */
export const sizeOfPicture = async (file: Blob): Promise<Size | undefined> => {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
};
