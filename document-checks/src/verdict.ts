import type { DocumentFinding, DocumentScores, FaceFinding, FaceScores } from "./findings.ts";
import type { FourCornered } from "./outline.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Turns scores into verdicts. Refusing a good document blocks a person who is in a hurry; accepting a bad one
 * costs a reviewer a minute. So every rule needs positive evidence to refuse.
 */

/**
 * A picture is blurred if both measures are low: dark pictures (sharpness from 126, relative from 0.80) and enlarged
 * scans (from 726 and 0.26) are low in one of them only. Photographed from above
 * (`bench/document-checks/report.md`), every good picture is at least 1.8 times above one of the two; with a blur of
 * σ 6 or more at 4000 pixels they reach at most 178 and 0.32.
 */
const BLURRED = { sharpness: 400, relative: 0.35 } as const;
/**
 * Small cards in poor light are low in both measures without being blurred; their steepest edges decide.
 * Blurred pictures that are low in both reached 1.37, sharp ones 1.46, except two cut-off ones, with 1.40 and
 * 1.41.
 */
const IN_FOCUS = 1.4;

/** In a smaller picture letters are unreadable, however sharp it is. */
const LEAST_SIDE = 600;

/**
 * Letters in lines: walls, animals, cups and people had at most 7, good documents at least 44, blurred ones 28. Tiles and
 * granite can have more than a document.
 */
const LEAST_LETTERS = 16;
/** A line of a word or two suffices where the outline also indicates a document. */
const LEAST_LETTERS_OF_CUT = 8;

/** Passports, cards and sheets have 1.41 to 1.59; the margin is for photos taken at an angle. */
const WHOLE_ASPECT = { least: 1.3, most: 1.75 } as const;
/** A paper of these proportions may end exactly at the border of the picture. */
const PAPER_ASPECTS = [Math.SQRT2, 1.42, 1.586];
const SAME_ASPECT = 0.05;
const LEAST_CUT_AREA = 0.15;

/**
 * A sheet is convex and straight, and has a fair share of the letters, or a line where a newspaper or a weave
 * below has hundreds.
 */
const SHEET = {
  area: 0.08,
  solid: 0.85,
  straight: 0.93,
  letters: 0.12,
  count: LEAST_LETTERS_OF_CUT,
} as const;
/** Shares of a border: below `CLEAR` a sheet does not touch it, from `BEYOND` on it continues beyond it. */
const CLEAR = 0.02;
const BEYOND = 0.1;
/** An edge runs along the border if this share of the sheet is near it, and this much less is on it. */
const ALONG = { near: 0.95, less: 0.1 } as const;
const STRIP = { area: 0.14, letters: 0.5 } as const;
const MOST_CUT = { area: 0.85, span: 0.94 } as const;
const ACROSS = 0.97;

export interface Outline {
  /** corners of the paper inside the picture: four, two if one side is beyond the border, null if no paper was found */
  readonly corners: 4 | 2 | null;
}

const largest = (found: readonly FourCornered[]): FourCornered | undefined =>
  found.toSorted((one, other) => other.area - one.area)[0];

const isPaper = ({ aspect }: { readonly aspect: number }): boolean =>
  PAPER_ASPECTS.some((paper) => Math.abs(aspect / paper - 1) <= SAME_ASPECT);

const runsAlong = ({ borders, near, span }: Sheet, border: number): boolean => {
  const [on = 0, close = 0, length = 1] = [borders[border], near[border], span[border % 2 === 0 ? 1 : 0]];
  return close >= ALONG.near * length && close - on >= ALONG.less;
};

const reaches = (sheet: Sheet, least: number): readonly boolean[] =>
  sheet.borders.map((share, border) => share >= least && !runsAlong(sheet, border));

/**
 * Beyond one border, or two that meet in a corner: a sheet beyond two opposite ones is more likely the
 * background.
 */
const isCut = (sheet: Sheet): boolean => {
  const { area, letters } = sheet;
  const [left, top, right, bottom] = reaches(sheet, BEYOND);
  const count = [left, top, right, bottom].filter(Boolean).length;
  const span = Math.max(...sheet.span);
  const cropped = area > MOST_CUT.area || span > MOST_CUT.span;
  if (area < STRIP.area && letters < STRIP.letters) return false;
  const along = sheet.borders.some((_, border) => runsAlong(sheet, border));
  if (count === 1) return span <= ACROSS && !(cropped && (along || isPaper(sheet)));
  return count === 2 && left !== right && top !== bottom && !cropped;
};

const isWhole = (sheet: Sheet): boolean => !reaches(sheet, CLEAR).includes(true);

const isSheet = ({ area, solid, straight, letters, count }: Sheet): boolean =>
  area >= SHEET.area &&
  solid >= SHEET.solid &&
  straight >= SHEET.straight &&
  (letters >= SHEET.letters || count >= SHEET.count);

const outlineOfSheets = (found: readonly Sheet[]): Outline["corners"] => {
  const sheets = found.filter(isSheet);
  // The background of a whole document may reach the border.
  if (sheets.some(isWhole)) return 4;
  return sheets.some(isCut) ? 2 : null;
};

const holdsWriting = ({ letters }: FourCornered): boolean => letters >= SHEET.letters;

/**
 * A portrait on a cut-off page also has four corners: it counts as the paper only with a paper's proportions
 * and writing.
 */
const outlineOfLines = (found: readonly FourCornered[]): Outline["corners"] => {
  const papers = found.filter(holdsWriting);
  const whole = papers.filter(
    ({ borders, aspect }) => borders === 0 && aspect >= WHOLE_ASPECT.least && aspect <= WHOLE_ASPECT.most,
  );
  if (whole.length > 0) return 4;
  const cut = largest(papers.filter(({ borders, area }) => borders === 1 && area >= LEAST_CUT_AREA));
  if (cut) return isPaper(cut) ? 4 : 2;
  return null;
};

/** The paper around the letters decides; without a sheet, as without letters, closed lines do. */
export const readOutline = (sheets: readonly Sheet[], fourCornered: readonly FourCornered[]): Outline => ({
  corners: outlineOfSheets(sheets) ?? outlineOfLines(fourCornered),
});

export const mayBeBlurred = ({
  sharpness,
  relativeSharpness,
}: Pick<DocumentScores, "sharpness" | "relativeSharpness">): boolean =>
  sharpness < BLURRED.sharpness && relativeSharpness < BLURRED.relative;

export const isBlurred = (
  scores: Pick<DocumentScores, "sharpness" | "relativeSharpness" | "focus">,
): boolean => mayBeBlurred(scores) && (scores.focus ?? 0) < IN_FOCUS;

export const documentOutcome = (scores: DocumentScores, zoneWasRead: boolean): DocumentFinding["outcome"] => {
  const { letters, corners, side } = scores;
  // Valid check digits cannot come from a wall, a blurred picture or a cut-off page.
  if (zoneWasRead) return "ok";
  const isBad = (letters < LEAST_LETTERS && corners === null) || isBlurred(scores);
  // More pixels help where another attempt at the same distance does not.
  if (isBad && side < LEAST_SIDE) return "too-small";
  if (letters < LEAST_LETTERS && corners === null) return "no-document";
  if (isBlurred(scores)) return "blurred";
  return corners === 2 && letters >= LEAST_LETTERS_OF_CUT ? "cut-off" : "ok";
};

/** The face's minimum share of the picture's shorter side; the camera's overlay asks for three times that. */
const LEAST_FACE = 0.15;
const SECOND_FACE = 0.5;

/** @param sizes of the faces found, shares of the picture's shorter side, largest first */
export const countFaces = (sizes: readonly number[]): number =>
  sizes.filter((size) => size >= SECOND_FACE * (sizes[0] ?? 0)).length;

export const faceOutcome = (faces: number, { largestFace }: FaceScores): FaceFinding["outcome"] => {
  if (faces === 0) return "no-face";
  if (faces > 1) return "several-faces";
  return largestFace < LEAST_FACE ? "face-too-small" : "ok";
};
