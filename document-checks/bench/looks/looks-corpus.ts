import sharp from "sharp";
import { allDocuments, type DocumentCase } from "../documents/corpus.ts";
import { familyNames } from "../documents/families.ts";
import { slantedDocuments } from "../documents/slanted-corpus.ts";
import { storyDocuments } from "../documents/story-corpus.ts";
import type { CorpusFile } from "../engine.ts";

export type MadeKind =
  | "nearly black"
  | "without colour"
  | "phone screenshot"
  | "computer screenshot"
  | "stored again";

const everyNth = <One>(all: readonly One[], nth: number): readonly One[] =>
  all.filter((_, place) => place % nth === 0);

const isGood = ({ truth }: DocumentCase): boolean => truth === "ok";

export const goodPictures = (): readonly DocumentCase[] => [
  ...everyNth(allDocuments().filter(isGood), 6),
  ...familyNames.flatMap((name) => everyNth(slantedDocuments(name).filter(isGood), 6)),
  ...storyDocuments().filter(isGood),
];

/** Letters and statements may be black on white, and so may one of the tests' pictures. */
export const isInColour = ({ kind, group }: DocumentCase): boolean =>
  !["letter", "statement", "bill", "payslip", "sheet"].includes(kind) &&
  !group.includes("white on black") &&
  group !== "of a test";

type Make = (content: Buffer) => Promise<Buffer>;

const screen =
  (width: number, height: number, format: "png" | "jpeg"): Make =>
  async (content) => {
    const picture = await sharp(content)
      .resize(width, Math.round(height * 0.6), { fit: "inside" })
      .png()
      .toBuffer();
    const bars = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fafafa"/><rect width="100%" height="90" fill="#20242c"/><text x="40" y="62" font-family="sans-serif" font-size="38" fill="#fff">9:41</text><text x="60" y="180" font-family="sans-serif" font-size="52" fill="#111">Photos</text><rect y="${height - 140}" width="100%" height="140" fill="#eceff4"/></svg>`;
    const whole = sharp(Buffer.from(bars)).composite([{ input: picture }]);
    return format === "png" ? whole.png().toBuffer() : whole.jpeg({ quality: 85 }).toBuffer();
  };

export const made: Readonly<Record<MadeKind, readonly Make[]>> = {
  "nearly black": [
    (content) => sharp(content).linear(0.08, 0).jpeg({ quality: 80 }).toBuffer(),
    (content) => sharp(content).linear(0.12, 0).jpeg({ quality: 80 }).toBuffer(),
  ],
  "without colour": [
    (content) => sharp(content).greyscale().jpeg({ quality: 85 }).toBuffer(),
    // A copy on white paper, as a colour scanner stores it: grey, apart from the noise.
    (content) => sharp(content).greyscale().toColourspace("srgb").jpeg({ quality: 60 }).toBuffer(),
  ],
  "phone screenshot": [screen(1080, 2340, "png"), screen(1170, 2532, "jpeg")],
  "computer screenshot": [screen(1920, 1080, "png"), screen(1440, 900, "jpeg")],
  "stored again": [
    (content) => sharp(content).autoOrient().resize(900).jpeg({ quality: 60 }).toBuffer(),
    (content) => sharp(content).autoOrient().png().toBuffer(),
  ],
};

export const fileOf = (content: Buffer): CorpusFile => ({
  content,
  type: content[0] === 0x89 ? "png" : "jpeg",
});
