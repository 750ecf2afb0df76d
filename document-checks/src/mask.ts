export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shares of the left, top, right and lower border of the picture. */
export type Borders = readonly [number, number, number, number];

interface Flood {
  readonly open: Uint8Array;
  /** Open pixels that are not marked yet are 0. */
  readonly marks: Uint8Array;
  readonly mark: number;
}

/** Marks the open pixels that are connected to the starts. */
export const flood = (
  { width, height }: Size,
  starts: readonly number[],
  { open, marks, mark }: Flood,
): void => {
  const queue = [...starts];
  const add = (place: number) => {
    if (marks[place] !== 0 || open[place] === 0) return;
    marks[place] = mark;
    queue.push(place);
  };
  for (const start of queue.splice(0)) add(start);
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const x = place % width;
    if (x > 0) add(place - 1);
    if (x < width - 1) add(place + 1);
    if (place >= width) add(place - width);
    if (place < width * (height - 1)) add(place + width);
  }
};

const alongBorders = ({ width, height }: Size, inside = 0): readonly (readonly number[])[] => [
  Array.from({ length: height }, (_, y) => y * width + inside),
  Array.from({ length: width }, (_, x) => inside * width + x),
  Array.from({ length: height }, (_, y) => y * width + width - 1 - inside),
  Array.from({ length: width }, (_, x) => (height - 1 - inside) * width + x),
];

/**
 * Portraits, stamps and large letters are holes in the paper, also where the border cuts them: a sheet
 * touches a border in one piece, so the pixels between its ends belong to it.
 */
export const withoutHoles = (mask: Uint8Array, size: Size): Uint8Array => {
  const outside = new Uint8Array(mask.length);
  const open = mask.map((on) => (on === 0 ? 1 : 0));
  const starts = alongBorders(size).flatMap((places) => {
    const on = (place: number) => mask[place] !== 0;
    const [first, last] = [places.findIndex(on), places.findLastIndex(on)];
    return first < 0 ? places : places.filter((_, along) => along < first || along > last);
  });
  flood(size, starts, { open, marks: outside, mark: 1 });
  return outside.map((out) => (out === 0 ? 255 : 0));
};

/** The share of each border that the mask covers, or of the lines `inside` pixels away. */
export const bordersOf = (mask: Uint8Array, size: Size, inside = 0): Borders => {
  const [left = 0, top = 0, right = 0, bottom = 0] = alongBorders(size, inside).map(
    (places) => places.filter((place) => mask[place] !== 0).length / places.length,
  );
  return [left, top, right, bottom];
};

export interface Extent {
  readonly span: readonly [across: number, down: number];
  readonly aspect: number;
}

export const extentOf = (mask: Uint8Array, { width, height }: Size): Extent => {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let place = 0; place < mask.length; place += 1) {
    if (mask[place] === 0) continue;
    const [x, y] = [place % width, Math.floor(place / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const [across, down] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  return {
    span: [across / width, down / height],
    aspect: Math.max(across, down) / Math.min(across, down),
  };
};
