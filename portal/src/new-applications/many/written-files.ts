import type { BulkColumn } from "@latchkey/domain/applications/bulk-columns.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { csvText } from "@latchkey/members/calls/csv-text.ts";
import type { ReadTable } from "./read-table.ts";
import { linesToCorrect, type ShownLine } from "./shown-lines.ts";

/** The columns, the separator and the cells are those of the file that was read. */
export const mistakesCsv = ({ titles, separator }: ReadTable, lines: readonly ShownLine[]): string =>
  csvText([titles, ...linesToCorrect(lines).map(({ line }) => line.raw)], separator);

/** `december.csv` → `december-mistakes.csv` */
export const mistakesName = (file: string, ending: string): string =>
  `${file.replace(/\.[a-z]{1,4}$/i, "")}-${ending}.csv`;

const exampleColumns = [
  ...["reference", "home", "postcode", "rent", "advertised_rent", "from"],
  ...["name", "email", "guarantor_name", "guarantor_email"],
] as readonly BulkColumn[];

const dayFirst = (date: CivilDate): string => date.split("-").toReversed().join("/");

/** Two people of one home, and one with a guarantor; the days are ahead, so that the lines can be sent as they are. */
export const exampleCsv = (today: CivilDate): string => {
  const from = dayFirst(`${addMonths(today, 2).slice(0, 8)}01`);
  const home = ["K-12", "12 Kirk Row, Leeds", "LS9 8AD", "1100", "1100", from];
  return csvText([
    exampleColumns,
    [...home, "Aisha Noor", "aisha.noor@example.com", "", ""],
    [...home, "Tom Baines", "tom.baines@example.com", "", ""],
    [
      ...["K-13", "6 Dyer's Gate, Leeds", "LS4 2NN", "1025", "1050", from],
      ...["Ines Moreau", "ines.moreau@example.com", "Paul Moreau", "paul.moreau@example.com"],
    ],
  ]);
};
