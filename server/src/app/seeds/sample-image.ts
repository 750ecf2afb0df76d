import sharp from "sharp";

/** A small real PNG, so that the sample documents are files like any other. */
export const sampleImage = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: "#d8d8d8" } })
    .png()
    .toBuffer();
