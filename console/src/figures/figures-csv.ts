import { csvText } from "@latchkey/members/calls/csv-text.ts";
import type { FigureCell, FigureColumn, FigureTable } from "./figure-table.ts";

/** Without separators of thousands, so that programs read numbers. */
const plain = (unit: FigureColumn["unit"], value: FigureCell): string =>
  typeof value === "number" && unit === "percent" ? `${value}%` : String(value);

const linesOf = ({ title, columns, rows }: FigureTable): readonly (readonly string[])[] =>
  rows.flatMap(({ head, cells }) =>
    columns.flatMap(({ name, label, unit }) => {
      const value = cells[name];
      return value === undefined ? [] : [[title, head, label, plain(unit, value)]];
    }),
  );

/** A column that has the same value in each line, so that programs can join several files. */
type SameColumn = readonly [head: string, value: string];

/**
 * @param heads the names of the first four columns: table, row, column, value
 * @param same the columns after them
 */
export const figuresCsv = (
  heads: readonly string[],
  tables: readonly FigureTable[],
  same: readonly SameColumn[],
): string => {
  const values = same.map(([, value]) => value);
  const lines = [
    [...heads, ...same.map(([head]) => head)],
    ...tables.flatMap(linesOf).map((line) => [...line, ...values]),
  ];
  return csvText(lines);
};
