export interface Point {
  readonly x: number;
  readonly y: number;
}

const twice = (one: Point, middle: Point, other: Point): number =>
  Math.abs((middle.x - one.x) * (other.y - one.y) - (other.x - one.x) * (middle.y - one.y));

export const areaOf = (corners: readonly Point[]): number => {
  const [first, ...rest] = corners;
  if (!first) return 0;
  return rest.reduce((sum, corner, place) => sum + twice(first, rest[place - 1] ?? first, corner), 0) / 2;
};

/** Reduces the corners by removing the one that costs the least area, until `most` are left. */
export const cornersOf = (polygon: readonly Point[], most: number): readonly Point[] => {
  const left = [...polygon];
  while (left.length > most) {
    const taken = left.map((corner, place) =>
      twice(left.at(place - 1) ?? corner, corner, left[(place + 1) % left.length] ?? corner),
    );
    left.splice(taken.indexOf(Math.min(...taken)), 1);
  }
  return left;
};
