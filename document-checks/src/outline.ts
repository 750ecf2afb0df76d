import type { Point } from "./corners.ts";
import { type Grey, type Mat, matOf, pointsOf, type Vision, withMats } from "./vision.ts";
import { middlesOf, type Written } from "./writing.ts";

type Quad = readonly [Point, Point, Point, Point];

const LEVELS: readonly (readonly [number, number])[] = [
  [20, 60],
  [50, 130],
  [90, 220],
];
/** Shares of the picture; anything smaller is not the document. */
const LEAST_AREA = 0.08;
const MOST_AREA = 0.97;
const FULL = 0.93;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const inOrder = (points: readonly Point[]): Quad | undefined => {
  const middle = {
    x: points.reduce((s, { x }) => s + x, 0) / 4,
    y: points.reduce((s, { y }) => s + y, 0) / 4,
  };
  const around = points.toSorted(
    (one, other) =>
      Math.atan2(one.y - middle.y, one.x - middle.x) - Math.atan2(other.y - middle.y, other.x - middle.x),
  );
  const [a, b, c, d] = around;
  return points.length === 4 && a && b && c && d ? [a, b, c, d] : undefined;
};

const aspectOf = ([a, b, c, d]: Quad): number => {
  const across = (distance(a, b) + distance(c, d)) / 2;
  const down = (distance(b, c) + distance(d, a)) / 2;
  return Math.max(across, down) / Math.max(1, Math.min(across, down));
};

export interface FourCornered {
  /** share of the picture */
  readonly area: number;
  readonly aspect: number;
  readonly borders: number;
  readonly letters: number;
}

const NEAR_BORDER = 5;

const bordersTouched = (quad: Quad, { width, height }: Grey): number => {
  const touching = [
    quad.some(({ x }) => x <= NEAR_BORDER),
    quad.some(({ x }) => x >= width - 1 - NEAR_BORDER),
    quad.some(({ y }) => y <= NEAR_BORDER),
    quad.some(({ y }) => y >= height - 1 - NEAR_BORDER),
  ];
  return touching.filter(Boolean).length;
};

/** The corners go clockwise, so the inside is to the right of every side. */
const holds = (quad: Quad, { x, y }: Point): boolean =>
  quad.every((from, place) => {
    const to = quad[(place + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });

const describe = (quad: Quad, grey: Grey, letters: readonly Point[]): Omit<FourCornered, "area"> => ({
  aspect: aspectOf(quad),
  borders: bordersTouched(quad, grey),
  letters: letters.length === 0 ? 1 : letters.filter((letter) => holds(quad, letter)).length / letters.length,
});

const edgesOf = (vision: Vision, grey: Grey, [low, high]: readonly [number, number]): Mat =>
  withMats((keep) => {
    const picture = keep(matOf(vision, grey));
    const edges = new vision.Mat();
    vision.GaussianBlur(picture, edges, new vision.Size(5, 5), 0);
    vision.Canny(edges, edges, low, high);
    vision.dilate(edges, edges, keep(vision.getStructuringElement(vision.MORPH_RECT, new vision.Size(5, 5))));
    return edges;
  });

interface Seen {
  readonly grey: Grey;
  readonly letters: readonly Point[];
}

const fourCorneredAt = (
  vision: Vision,
  { grey, letters }: Seen,
  level: readonly [number, number],
): FourCornered[] =>
  withMats((keep) => {
    const edges = keep(edgesOf(vision, grey, level));
    const contours = keep(new vision.MatVector());
    vision.findContours(
      edges,
      contours,
      keep(new vision.Mat()),
      vision.RETR_LIST,
      vision.CHAIN_APPROX_SIMPLE,
    );
    const found: FourCornered[] = [];
    const [least, most] = [LEAST_AREA, MOST_AREA].map((share) => share * grey.width * grey.height);
    for (let index = 0; index < contours.size(); index += 1) {
      const [hull, corners] = [keep(new vision.Mat()), keep(new vision.Mat())];
      vision.convexHull(keep(contours.get(index)), hull);
      const area = vision.contourArea(hull);
      if (area < (least ?? 0) || area > (most ?? 0)) continue;
      vision.approxPolyDP(hull, corners, 0.03 * vision.arcLength(hull, true), true);
      const quad = inOrder(pointsOf(corners));
      if (quad && vision.contourArea(corners) >= FULL * area)
        found.push({ area: area / (grey.width * grey.height), ...describe(quad, grey, letters) });
    }
    return found;
  });

/** @param grey 640 pixels on the longer side */
export const findFourCornered = (vision: Vision, grey: Grey, written: Written): readonly FourCornered[] => {
  const letters = middlesOf(written, grey);
  return LEVELS.flatMap((level) => fourCorneredAt(vision, { grey, letters }, level));
};
