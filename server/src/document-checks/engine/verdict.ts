import type { DocumentFinding, DocumentScores, FaceFinding, FaceScores } from "./findings.ts";
import type { FourCornered } from "./outline.ts";

/**
 * What the scores mean. To refuse a good document stops a person who is in a hurry; to let a bad one pass costs a
 * reviewer a minute: every rule here needs positive evidence before it refuses.
 */

/**
 * Blurred is what is low by both measures: dark pictures (sharpness from 126, relative from 0.80) and enlarged scans
 * (from 726 and 0.26) are low by one of them only. In the drawn corpus (`bench/document-checks/report.md`) every good
 * one is 1.8 times above one of the two; blurred by σ 6 or more of 4000 pixels they reach 178 and 0.32 at most.
 */
const BLURRED = { sharpness: 400, relative: 0.35 } as const;

/** Letters in lines; walls, animals, cups and people had 7 at most, good documents 44 at least, blurred ones 28. */
const LEAST_LETTERS = 16;

/** Passports, cards and sheets: 1.41 to 1.59, and what leaning over them with a telephone makes of that. */
const WHOLE_ASPECT = { least: 1.3, most: 1.75 } as const;
/** Within these a paper that ends at the border of the picture may well end there. */
const PAPER_ASPECTS = [Math.SQRT2, 1.42, 1.586];
const SAME_ASPECT = 0.05;
const LEAST_CUT_AREA = 0.15;

export interface Outline {
  /** of the paper inside the picture: all four, two when one side is beyond the border, null when no paper is seen */
  readonly corners: 4 | 2 | null;
}

const largest = (found: readonly FourCornered[]): FourCornered | undefined =>
  found.toSorted((one, other) => other.area - one.area)[0];

const isPaper = ({ aspect }: FourCornered): boolean =>
  PAPER_ASPECTS.some((paper) => Math.abs(aspect / paper - 1) <= SAME_ASPECT);

/** A portrait on a cut page has four corners of its own: it counts as the paper only in the shape of one. */
export const readOutline = (found: readonly FourCornered[]): Outline => {
  const whole = found.filter(
    ({ borders, aspect }) => borders === 0 && aspect >= WHOLE_ASPECT.least && aspect <= WHOLE_ASPECT.most,
  );
  if (whole.length > 0) return { corners: 4 };
  const cut = largest(found.filter(({ borders, area }) => borders === 1 && area >= LEAST_CUT_AREA));
  if (cut) return { corners: isPaper(cut) ? 4 : 2 };
  return { corners: null };
};

export const isBlurred = ({
  sharpness,
  relativeSharpness,
}: Pick<DocumentScores, "sharpness" | "relativeSharpness">): boolean =>
  sharpness < BLURRED.sharpness && relativeSharpness < BLURRED.relative;

export const documentOutcome = (scores: DocumentScores, zoneWasRead: boolean): DocumentFinding["outcome"] => {
  const { letters, corners } = scores;
  // Nobody reads check digits off a wall, through a blur or past a cut.
  if (zoneWasRead) return "ok";
  if (letters < LEAST_LETTERS && corners === null) return "no-document";
  if (isBlurred(scores)) return "blurred";
  if (corners === 2 && letters >= LEAST_LETTERS) return "cut-off";
  return "ok";
};

/** Share of the picture's shorter side that the face must fill: the helper overlay of the camera asks for three times that. */
const LEAST_FACE = 0.15;
/** A face in the background, or on a poster, is smaller than this share of the first. */
const SECOND_FACE = 0.5;

/** @param sizes of the faces found, shares of the picture's shorter side, largest first */
export const countFaces = (sizes: readonly number[]): number =>
  sizes.filter((size) => size >= SECOND_FACE * (sizes[0] ?? 0)).length;

export const faceOutcome = (faces: number, { largestFace }: FaceScores): FaceFinding["outcome"] => {
  if (faces === 0) return "no-face";
  if (faces > 1) return "several-faces";
  return largestFace < LEAST_FACE ? "face-too-small" : "ok";
};
