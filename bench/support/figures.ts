export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param share of the values that are lower: 0.95 for the 95th percentile */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/**
 * One line of the table. `most` and `least` are goals; a figure without one is printed for its own sake. `budget` is the
 * limit at which `npm run test:long` fails.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "×" | "kB" | "requests" | "MB" | "ms" | "µs" | "/s" | "buffers";
  readonly most?: number;
  readonly least?: number;
  readonly budget?: number;
}

export const isMet = ({ value, most, least }: Figure): boolean =>
  (most === undefined || value <= most) && (least === undefined || value >= least);

const goalOf = ({ most, least, unit }: Figure): string => {
  if (most !== undefined) return `≤ ${most} ${unit}`;
  return least === undefined ? "" : `≥ ${least} ${unit}`;
};

const verdictOf = (figure: Figure): string => {
  if (figure.most === undefined && figure.least === undefined) return "";
  return isMet(figure) ? "met" : "MISSED";
};

/** With two digits, ratios far below one would look the same in every run. */
const digitsOf = ({ unit, value }: Figure): number => {
  if (unit !== "×") return 1;
  return value < 0.1 ? 4 : 2;
};

/** Without its unit. */
export const formatValue = (figure: Figure): string => figure.value.toFixed(digitsOf(figure));

export const printFigures = (figures: readonly Figure[]): void => {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) {
    const value = `${formatValue(figure)} ${figure.unit}`;
    console.log(
      `${figure.name.padEnd(width)}  ${value.padStart(14)}  ${goalOf(figure).padEnd(14)}  ${verdictOf(figure)}`,
    );
  }
};
