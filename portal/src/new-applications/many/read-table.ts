import {
  type BulkCells,
  type BulkHeader,
  bulkCells,
  bulkHeader,
  MOST_BULK_LINES,
} from "@latchkey/domain/applications/bulk-columns.ts";
import { type CsvRow, csvRows, hasText, type Separator, separatorOf } from "./csv-rows.ts";
import { decodeText, type Encoding } from "./decode-text.ts";

export const MOST_FILE_BYTES = 1_000_000;

export interface TableLine {
  /** In the file, from 1. */
  readonly number: number;
  /** As they stand there, with those of unknown columns. */
  readonly raw: readonly string[];
  readonly cells: BulkCells;
}

export interface ReadTable {
  readonly titles: readonly string[];
  readonly lines: readonly TableLine[];
  readonly encoding: Encoding;
  readonly separator: Separator;
  /** The titles of columns that are not known. */
  readonly ignored: readonly string[];
}

export type FileProblem =
  | "tooLarge"
  | "several"
  | "unreadable"
  | "binary"
  | "empty"
  | "openQuote"
  | "noHeader"
  | "missing"
  | "doubled"
  | "noLines"
  | "tooMany"
  | "extraCells";

export interface TableProblem {
  readonly code: FileProblem;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Reading = { readonly table: ReadTable } | { readonly problem: TableProblem };

export const problem = (code: FileProblem, params: TableProblem["params"] = {}) => ({
  problem: { code, params },
});

const named = (columns: readonly string[]) => ({ columns: columns.join(", "), count: columns.length });

const headerProblem = (header: BulkHeader) => {
  if (!header.columns.some(Boolean)) return problem("noHeader");
  if (header.missing.length > 0) return problem("missing", named(header.missing));
  return header.doubled.length > 0 ? problem("doubled", named(header.doubled)) : undefined;
};

/** A comma in an address without quotation marks moves the cells after it. */
const extraCells = (titles: readonly string[], rows: readonly CsvRow[]) => {
  const lines = rows.filter(({ cells }) => cells.slice(titles.length).some(hasText));
  const numbers = lines.map(({ number }) => String(number));
  return lines.length > 0
    ? problem("extraCells", { lines: numbers.join(", "), count: lines.length })
    : undefined;
};

const linesProblem = (titles: readonly string[], rows: readonly CsvRow[]) => {
  if (rows.length === 0) return problem("noLines");
  if (rows.length > MOST_BULK_LINES) return problem("tooMany", { found: rows.length, max: MOST_BULK_LINES });
  return extraCells(titles, rows);
};

/** Spreadsheets write empty titles at the end of the line. */
const withoutEmptyEnd = (titles: readonly string[]): readonly string[] =>
  titles.slice(0, titles.findLastIndex(hasText) + 1);

export const readTable = (bytes: Uint8Array): Reading => {
  const decoded = decodeText(bytes);
  if (!decoded) return problem("binary");
  const text = decoded.text.replace(/\r\n?/g, "\n");
  const separator = separatorOf(text);
  const { rows, openQuote } = csvRows(text, separator);
  const [first, ...others] = rows;
  if (!first) return problem("empty");
  if (openQuote !== undefined) return problem("openQuote", { line: openQuote });
  const titles = withoutEmptyEnd(first.cells);
  const header = bulkHeader(titles);
  const wrong = headerProblem(header) ?? linesProblem(titles, others);
  if (wrong) return wrong;
  return {
    table: {
      titles,
      lines: others.map(({ number, cells }) => ({ number, raw: cells, cells: bulkCells(header, cells) })),
      encoding: decoded.encoding,
      separator,
      ignored: titles.filter((title, place) => hasText(title) && header.columns[place] === undefined),
    },
  };
};
