import { type BulkHeader, bulkHeader } from "@latchkey/domain/applications/bulk-columns.ts";
import { csvCellText } from "@latchkey/members/calls/csv-text.ts";
import Papa from "papaparse";

const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

interface CsvRows {
  /** Without empty ones. */
  readonly rows: readonly CsvRow[];
  /** The line of the first quotation mark that is not closed. */
  readonly openQuote: number | undefined;
}

/** The first row with text stands among so many. */
const FIRST_ROWS = 50;

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);

const numbered = (table: readonly (readonly string[])[]): readonly CsvRow[] => {
  let next = 1;
  return table.map((cells) => {
    const number = next;
    next += 1 + lineBreaks(cells);
    return { number, cells: cells.map(csvCellText) };
  });
};

export const hasText = (cell: string): boolean => cell.trim() !== "";

/** @param text whose lines end in `\n` */
export const csvRows = (text: string, separator: Separator, preview = 0): CsvRows => {
  const { data, errors } = Papa.parse<readonly string[]>(text, {
    delimiter: separator,
    newline: "\n",
    preview,
  });
  const rows = numbered(data);
  const open = errors.find(({ type }) => type === "Quotes")?.row;
  return {
    rows: rows.filter(({ cells }) => cells.some(hasText)),
    openQuote: open === undefined ? undefined : rows[open]?.number,
  };
};

const knownColumns = ({ columns }: BulkHeader): number => columns.filter(Boolean).length;

const knownWith = (text: string, separator: Separator): number =>
  knownColumns(bulkHeader(csvRows(text, separator, FIRST_ROWS).rows[0]?.cells ?? []));

/** The one that finds the most known columns: other cells hold commas and semicolons too. */
export const separatorOf = (text: string): Separator =>
  separators.reduce((best, one) => (knownWith(text, one) > knownWith(text, best) ? one : best));
