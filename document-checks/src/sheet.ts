import { areaOf, cornersOf } from "./corners.ts";
import { type Borders, bordersOf, type Extent, extentOf, flood, type Size, withoutHoles } from "./mask.ts";
import { type Coloured, type Grey, type Mat, matOf, pointsOf, type Vision, withMats } from "./vision.ts";
import { middlesOf, type Written } from "./writing.ts";

/**
 * The sheet under the writing, grown from the paper between the letters up to where the picture changes. It
 * needs no closed line around the sheet, so neither bricks nor a checked cloth hide it.
 */

export interface Sheet extends Extent {
  /** share of the picture */
  readonly area: number;
  readonly solid: number;
  /** share of its hull that remains when the hull is reduced to six corners, the maximum of a cut sheet */
  readonly straight: number;
  readonly letters: number;
  readonly count: number;
  readonly borders: Borders;
  /** the same near the border: an edge that runs along the border is near it for longer than it is on it */
  readonly near: Borders;
}

/**
 * Closing by this removes letters from the paper at 320 pixels, and keeps the thin shadow that bounds a page
 * on another page.
 */
const LETTER = 3;
/** The paper does not grow through gaps in its edge that are narrower than this. */
const NECK = 3;
const BRIDGE = 9;
/** Grey levels over two pixels at which the paper ends: a pale sheet on a pale table needs the first. */
const LEVELS = [5, 9, 14, 22, 32] as const;
/** Four, and one more for each border that cuts it: a sheet is cut by two at most. */
const CORNERS = 6;
/** Pixels from the border in which an edge counts as running along it: it is hardly ever quite parallel to it. */
const NEAR = 8;

const square = (vision: Vision, side: number): Mat =>
  vision.getStructuringElement(vision.MORPH_RECT, new vision.Size(side, side));

const withoutLetters = (vision: Vision, { data, width, height }: Coloured): Uint8Array =>
  withMats((keep) => {
    const picture = keep(new vision.Mat(height, width, vision.CV_8UC3));
    picture.data.set(data);
    vision.morphologyEx(picture, picture, vision.MORPH_CLOSE, keep(square(vision, LETTER)));
    return picture.data.slice();
  });

const changesOf = (data: Uint8Array, { width, height }: Size): Uint8Array => {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [y * width + Math.max(0, x - 1), y * width + Math.min(width - 1, x + 1)];
      let most = 0;
      for (let colour = 0; colour < 3; colour += 1) {
        const across = (data[right * 3 + colour] ?? 0) - (data[left * 3 + colour] ?? 0);
        const down = (data[(below + x) * 3 + colour] ?? 0) - (data[(above + x) * 3 + colour] ?? 0);
        most = Math.max(most, Math.abs(across), Math.abs(down));
      }
      out[y * width + x] = most;
    }
  }
  return out;
};

/** Specks that resemble letters can lie on hundreds of stones. */
const MOST_PIECES = 250;
/**
 * Letters may lie on several things: each counts that has a fair share of them, or a line where a newspaper
 * below has hundreds.
 */
const LEAST_LETTERS = { share: 0.12, count: 8 } as const;

/**
 * Share of the picture: no rule accepts a sheet in a smaller box, so it is not measured. Smoothing a piece
 * adds a pixel to each side of its box.
 */
const LEAST_BOX = 0.065;

/** Maximum distance above or below the letter's middle, in pixels. */
const BESIDE = 5;

const paperBeside = (letter: number, open: Uint8Array, { width }: Size): number | undefined => {
  for (let away = 0; away <= BESIDE; away += 1) {
    const place = [letter - away * width, letter + away * width].find((one) => open[one] === 1);
    if (place !== undefined) return place;
  }
  return undefined;
};

const piecesUnder = (letters: readonly number[], open: Uint8Array, size: Size): Uint8Array[] => {
  const marks = new Uint8Array(open.length);
  const count = new Map<number, number>();
  let last = 0;
  for (const middle of letters) {
    const letter = paperBeside(middle, open, size);
    if (letter === undefined) continue;
    if (marks[letter] === 0 && last < MOST_PIECES) {
      last += 1;
      flood(size, [letter], { open, marks, mark: last });
    }
    const mark = marks[letter] ?? 0;
    if (mark > 0) count.set(mark, (count.get(mark) ?? 0) + 1);
  }
  return [...count]
    .filter(([, on]) => on >= Math.min(LEAST_LETTERS.count, LEAST_LETTERS.share * letters.length))
    .map(([piece]) => marks.map((mark) => (mark === piece ? 255 : 0)))
    .filter((paper) => {
      const [across, down] = extentOf(paper, size).span;
      return across * down >= LEAST_BOX;
    });
};

type Morph = "MORPH_CLOSE" | "MORPH_DILATE" | "MORPH_ERODE" | "MORPH_OPEN";

const morphed = (vision: Vision, mask: Grey, [operation, side]: readonly [Morph, number]): Uint8Array =>
  withMats((keep) => {
    const picture = keep(matOf(vision, mask));
    vision.morphologyEx(picture, picture, vision[operation], keep(square(vision, side)));
    return picture.data.slice();
  });

const smoothed = (vision: Vision, paper: Uint8Array, size: Size): Uint8Array => {
  const restored = morphed(vision, { data: paper, ...size }, ["MORPH_DILATE", NECK]);
  const closed = morphed(vision, { data: restored, ...size }, ["MORPH_CLOSE", BRIDGE]);
  return morphed(vision, { data: withoutHoles(closed, size), ...size }, ["MORPH_OPEN", BRIDGE]);
};

const shapeOf = (vision: Vision, mask: Grey): Pick<Sheet, "area" | "solid" | "straight"> =>
  withMats((keep) => {
    const contours = keep(new vision.MatVector());
    vision.findContours(
      keep(matOf(vision, mask)),
      contours,
      keep(new vision.Mat()),
      vision.RETR_LIST,
      vision.CHAIN_APPROX_SIMPLE,
    );
    const shapes = Array.from({ length: contours.size() }, (_, index) => {
      const contour = keep(contours.get(index));
      return { contour, area: vision.contourArea(contour) };
    });
    const [largest] = shapes.toSorted((one, other) => other.area - one.area);
    if (!largest) return { area: 0, solid: 0, straight: 0 };
    const hull = keep(new vision.Mat());
    vision.convexHull(largest.contour, hull);
    const full = Math.max(1, vision.contourArea(hull));
    return {
      area: largest.area / (mask.width * mask.height),
      solid: largest.area / full,
      straight: areaOf(cornersOf(pointsOf(hull), CORNERS)) / full,
    };
  });

/**
 * @param picture 320 pixels on the longer side @returns the finds at every level: the same sheet up to five
 * times, and things that are no sheets
 */
export const findSheets = (vision: Vision, picture: Coloured, written: Written): readonly Sheet[] => {
  const size = { width: picture.width, height: picture.height };
  const letters = middlesOf(written, size).map(({ x, y }) => y * size.width + x);
  const changes = changesOf(withoutLetters(vision, picture), size);
  return LEVELS.flatMap((level) => {
    const calm = changes.map((change) => (change < level ? 1 : 0));
    const open = morphed(vision, { data: calm, ...size }, ["MORPH_ERODE", NECK]);
    return piecesUnder(letters, open, size).map((paper): Sheet => {
      const mask = smoothed(vision, paper, size);
      const on = letters.filter((letter) => (mask[letter] ?? 0) > 0).length;
      return {
        ...shapeOf(vision, { data: mask, ...size }),
        letters: on / letters.length,
        count: on,
        borders: bordersOf(mask, size),
        near: bordersOf(mask, size, NEAR),
        ...extentOf(mask, size),
      };
    });
  });
};
