import sharp from "sharp";

/** A small but real PNG, so that the sample documents are ordinary files. */
export const sampleImage = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: "#d8d8d8" } })
    .png()
    .toBuffer();
