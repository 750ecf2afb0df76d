import sharp from "sharp";

export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const SIDE = 800;
const CELL = 16;
/**
 * An edge is a step between neighbouring pixels of this many of 255 levels. A pale mark is found too, because
 * programs draw thin lines and colours in different strength.
 */
const STEPS = { clear: 48, pale: 10 } as const;
const MARKED = 12;
const EMPTY = 2;

export const greyOf = async (
  picture: Buffer,
  size?: { readonly width: number; readonly height: number },
): Promise<Grey> => {
  const scaled = size
    ? sharp(picture).resize(size.width, size.height, { fit: "fill" })
    : sharp(picture).resize(SIDE, SIDE, { fit: "inside" });
  const { data, info } = await scaled
    .flatten({ background: "#ffffff" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

interface Cells {
  readonly counts: readonly number[];
  readonly across: number;
  readonly down: number;
}

const edgesOf = ({ data, width, height }: Grey, least: number): Cells => {
  const [across, down] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const counts = new Array<number>(across * down).fill(0);
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const step = Math.max(Math.abs(here - (data[at - 1] ?? 0)), Math.abs(here - (data[at - width] ?? 0)));
      const cell = Math.floor(y / CELL) * across + Math.floor(x / CELL);
      if (step >= least) counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return { counts, across, down };
};

const mostAround = ({ counts, across, down }: Cells, cell: number): number => {
  const [x, y] = [cell % across, Math.floor(cell / across)];
  let most = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column += 1) {
      most = Math.max(most, counts[row * across + column] ?? 0);
    }
  }
  return most;
};

export interface Compared {
  readonly marked: number;
  /** those of them around which the second has none */
  readonly lost: number;
}

/** Both of the same size. A mark may be shifted by a cell, because programs substitute fonts differently. */
export const compareMarks = (drawing: Grey, other: Grey): Compared => {
  const [one, two] = [edgesOf(drawing, STEPS.clear), edgesOf(other, STEPS.pale)];
  const marked = one.counts.flatMap((count, cell) => (count >= MARKED ? [cell] : []));
  return { marked: marked.length, lost: marked.filter((cell) => mostAround(two, cell) <= EMPTY).length };
};
