import { encode } from "uqr";

/** White modules around the code, which a scanner needs. */
const BORDER = 4;

const runsOf = (row: readonly boolean[]): readonly (readonly [number, number])[] => {
  const runs: (readonly [number, number])[] = [];
  let start = 0;
  row.forEach((isDark, x) => {
    if (isDark && !row[x - 1]) start = x;
    if (isDark && !row[x + 1]) runs.push([start, x - start + 1]);
  });
  return runs;
};

export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/**
 * The QR code of a text as the path of an SVG: no style and no data URL, so that the page's content security policy
 * holds.
 */
export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1H${x}z`))
    .join("");
  return { size, path };
};
