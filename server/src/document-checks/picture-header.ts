/** The number of pixels in the header, so that too large a picture is never decoded. */

const PNG_HEADER = 24;

const pngPixels = (content: Buffer): number | undefined =>
  content.length >= PNG_HEADER && content.toString("latin1", 12, 16) === "IHDR"
    ? content.readUInt32BE(16) * content.readUInt32BE(20)
    : undefined;

/** Frame headers; the three codes in between are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegPixels = (content: Buffer): number | undefined => {
  let place = 2;
  while (place + 9 < content.length) {
    if (content[place] !== 0xff) return undefined;
    const marker = content[place + 1] ?? 0;
    if (isFrame(marker)) return content.readUInt16BE(place + 5) * content.readUInt16BE(place + 7);
    // 0xff may be repeated as padding.
    place += marker === 0xff ? 1 : 2 + content.readUInt16BE(place + 2);
  }
  return undefined;
};

/** @returns undefined if the header has no size; the decoder then reports the error */
export const headerPixels = (content: Buffer, type: "jpeg" | "png"): number | undefined =>
  type === "png" ? pngPixels(content) : jpegPixels(content);
