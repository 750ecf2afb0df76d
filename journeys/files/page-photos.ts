import sharp from "sharp";
import type { FileToAdd } from "./pictures.ts";

const [WIDTH, HEIGHT] = [1500, 2000] as const;

const drawing = (page: number): string => {
  const lines = Array.from({ length: 24 }, (_, line) => {
    const y = 420 + 52 * line;
    return `<text x="250" y="${y}" font-family="sans-serif" font-size="30" fill="#1a202c">${line + 1} Mar  Card payment ${page}-${line}  £ ${(line * 7.35).toFixed(2)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#4b3a2f"/>
  <rect x="180" y="200" width="1140" height="1600" fill="#f4f2ec"/>
  <text x="250" y="330" font-family="sans-serif" font-size="60" fill="#1a202c">Statement, page ${page}</text>
  ${lines.join("")}
</svg>`;
};

/**
 * A page of a statement on a table, taken on its side: EXIF says how to turn it.
 * @param megapixels 3, or 12 as phones take them
 */
export const aPhotoOfPage = async (page: number, megapixels: 3 | 12 = 3): Promise<FileToAdd> => {
  const upright = await sharp(Buffer.from(drawing(page)))
    .resize(megapixels === 12 ? 2 * WIDTH : WIDTH)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    name: "image.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp(upright.data, { raw: upright.info })
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 88 })
      .toBuffer(),
  };
};

export const aSmallPhoto = async (name = "small.jpg"): Promise<FileToAdd> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 90, height: 120, channels: 3, background: "#f4f2ec" } })
    .jpeg()
    .toBuffer(),
});

/** Nothing makes it small. */
export const aNoisyPhoto = async (name = "noise.jpg"): Promise<FileToAdd> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer(),
});
