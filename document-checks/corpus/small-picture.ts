import sharp from "sharp";

export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: "#d8d8d8" } })
    .png()
    .toBuffer();
