import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Portraits of people who do not exist (see `images/ORIGIN.md`), like those of a browser's camera. */

export const inventedFaces = [
  "woman-middle-aged-black-hair",
  "woman-elder-grey-hair",
  "woman-elder-dark-skin",
  "woman-fair-blonde",
  "woman-dark-skin-long-hair",
  "man-young-fair",
  "man-long-hair",
  "man-glasses",
  "man-glasses-grey-beard",
  "man-elder-white-beard",
  "man-ginger-beard",
  "man-black-beard",
  "man-head-wrap",
  "man-dark-skin-shaved",
  "man-dark-skin-afro",
  "man-dark-skin-glasses",
  "man-dark-glasses-long-beard",
] as const;
export type InventedFace = (typeof inventedFaces)[number];

export interface FaceShot {
  /** 1 shows head and shoulders: the face is about a third of the picture's height */
  readonly scale: number;
  readonly turn: number;
  readonly light: number;
  readonly blur: number;
  readonly scarf?: string | undefined;
  /** multipliers of red, green and blue */
  readonly cast: readonly [number, number, number];
}

const plainFaceShot: FaceShot = { scale: 1, turn: 0, light: 1, blur: 0, cast: [1, 1, 1] };

const [WIDTH, HEIGHT] = [1280, 720];
const SQUARE = 0.58 * HEIGHT;

/** Leaves the oval of the face free. All sources are aligned alike. */
const scarfOf = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path fill-rule="evenodd" fill="${colour}" d="M20 400 C-10 250 20 0 200 0 C380 0 410 250 380 400 Z M200 92 C120 92 104 170 108 230 C112 300 150 352 200 352 C250 352 288 300 292 230 C296 170 280 92 200 92 Z"/><path d="M84 330 Q200 430 316 330 M74 260 Q90 350 150 392 M326 260 Q310 350 250 392" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5"/></svg>`,
  );

const sourceOf = async (face: InventedFace, scarf: string | undefined): Promise<Buffer> => {
  const source = await readFile(fileURLToPath(new URL(`./images/faces/${face}.jpg`, import.meta.url)));
  return scarf === undefined
    ? source
    : sharp(source)
        .composite([{ input: scarfOf(scarf) }])
        .toBuffer();
};

const panel = async (face: InventedFace, { scale, turn, scarf }: FaceShot, width: number) => {
  const side = Math.round(SQUARE * scale);
  // Larger than the picture, so that no corner is empty after the rotation.
  const [across, down] = [width * 2, HEIGHT * 2];
  const left = Math.round((across - side) / 2);
  const top = Math.round((down - side) / 2);
  const square = await sharp(await sourceOf(face, scarf))
    .resize(side, side)
    .png()
    .toBuffer();
  const room = await sharp(square)
    .extend({ left, top, right: across - side - left, bottom: down - side - top, extendWith: "copy" })
    .png()
    .toBuffer();
  const { data, info } = await sharp(room).rotate(turn).png().toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.round((info.width - width) / 2),
      top: Math.round((info.height - HEIGHT) / 2),
      width,
      height: HEIGHT,
    })
    .png()
    .toBuffer();
};

export const inventedPortrait = async (
  faces: readonly InventedFace[],
  given: Partial<FaceShot> = {},
): Promise<Buffer> => {
  const shot = { ...plainFaceShot, ...given };
  const width = WIDTH / faces.length;
  const scene = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#888" } })
    .composite(
      await Promise.all(
        faces.map(async (face, place) => ({
          input: await panel(face, shot, width),
          left: place * width,
          top: 0,
        })),
      ),
    )
    .png()
    .toBuffer();
  const gains = shot.cast.map((gain) => gain * shot.light);
  const seen = sharp(scene).linear(gains, [0, 0, 0]);
  return (shot.blur > 0 ? seen.blur(shot.blur) : seen).jpeg({ quality: 82 }).toBuffer();
};
