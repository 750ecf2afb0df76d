import { type CivilDate, isCivilDate } from "../../rules/civil-date.ts";
import type { ListedBirth } from "./birth.ts";
import { csvRows } from "./csv.ts";
import type { ListedPerson } from "./name-index.ts";

/**
 * The UK Sanctions List as the Foreign, Commonwealth and Development Office publishes it as CSV: a line with the day of
 * the report, a line of columns, and a line for each name and address of an entry. NOTICE names the source of the layout.
 */

export const ukListColumns = [
  "Last Updated",
  "Unique ID",
  "OFSI Group ID",
  "UN Reference Number",
  "Name 6",
  "Name 1",
  "Name 2",
  "Name 3",
  "Name 4",
  "Name 5",
  "Name type",
  "Alias strength",
  "Title",
  "Name non-latin script",
  "Non-latin script type",
  "Non-latin script language",
  "Regime Name",
  "Designation Type",
  "Designation source",
  "Sanctions Imposed",
  "Other Information",
  "UK Statement of Reasons",
  "Address Line 1",
  "Address Line 2",
  "Address Line 3",
  "Address Line 4",
  "Address Line 5",
  "Address Line 6",
  "Address Postal Code",
  "Address Country",
  "Phone number",
  "Website",
  "Email address",
  "Date Designated",
  "D.O.B",
  "Nationality(/ies)",
  "National Identifier number",
  "National Identifier additional information",
  "Passport number",
  "Passport additional information",
  "Position",
  "Gender",
  "Town of birth",
  "Country of birth",
  "Type of entity",
  "Subsidiaries",
  "Parent company",
  "Business registration number (s)",
  "IMO number",
  "Current owner/operator (s)",
  "Previous owner/operator (s)",
  "Current believed flag of ship",
  "Previous flags",
  "Type of ship",
  "Tonnage of ship",
  "Length of ship",
  "Year Built",
  "Hull identification number (HIN)",
] as const;
export type UkListColumn = (typeof ukListColumns)[number];

/** A person of the list, with what a reviewer compares. */
export interface ListedEntry extends ListedPerson {
  readonly regime: string;
  readonly nationalities: readonly string[];
  readonly bornIn: readonly string[];
  readonly addresses: readonly string[];
  readonly hasPassport: boolean;
  readonly listedOn: CivilDate | null;
}

export interface UkList {
  /** The day of the report. */
  readonly day: CivilDate;
  readonly persons: readonly ListedEntry[];
  /** Companies and ships, which no applicant can be. */
  readonly others: number;
}

export type UkListProblem =
  | { readonly code: "NO_REPORT_DATE" }
  | { readonly code: "UNKNOWN_COLUMN"; readonly column: string }
  | { readonly code: "MISSING_COLUMN"; readonly column: UkListColumn }
  | { readonly code: "REPEATED_COLUMN"; readonly column: string }
  | { readonly code: "SHORT_LINE"; readonly line: number }
  | { readonly code: "UNKNOWN_KIND"; readonly line: number; readonly kind: string }
  | { readonly code: "NO_PERSONS" };

type Row = (column: UkListColumn) => string;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const REPORT_DATE = /^\ufeff?"?Report Date:\s*(\d{1,2})[-/ ](\w{2,9})[-/ ](\d{4})/i;

const two = (number: number | string): string => String(number).padStart(2, "0");

const reportDay = (line: string): CivilDate | undefined => {
  const [, day = "", month = "", year = ""] = REPORT_DATE.exec(line) ?? [];
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = `${year}-${two(named || month)}-${two(day)}`;
  return isCivilDate(date) ? date : undefined;
};

const columnProblems = (head: readonly string[]): readonly UkListProblem[] => {
  const known: readonly string[] = ukListColumns;
  return [
    ...head
      .filter((column) => !known.includes(column))
      .map((column) => ({ code: "UNKNOWN_COLUMN", column }) as const),
    ...ukListColumns
      .filter((column) => !head.includes(column))
      .map((column) => ({ code: "MISSING_COLUMN", column }) as const),
    ...head
      .filter((column, at) => known.includes(column) && head.indexOf(column) !== at)
      .map((column) => ({ code: "REPEATED_COLUMN", column }) as const),
  ];
};

/** Day first. 00 stands for what is not known. */
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const YEAR = /^\d{4}$/;

const birthOf = (text: string): readonly ListedBirth[] => {
  if (YEAR.test(text)) return [{ year: Number(text), month: null, day: null }];
  const [, day, month, year] = DATE.exec(text) ?? [];
  if (year === undefined) return [];
  return [{ year: Number(year), month: Number(month) || null, day: Number(day) || null }];
};

const dateOf = (text: string): CivilDate | null => {
  const [, day = "", month = "", year = ""] = DATE.exec(text) ?? [];
  const date = `${year}-${two(month)}-${two(day)}`;
  return isCivilDate(date) ? date : null;
};

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter(Boolean))];

/** Several values of a cell stand apart by a bar or by numbers in brackets. */
const valuesOf = (cell: string): readonly string[] =>
  cell
    .split(/\||\(\d+\)/)
    .map((value) => value.trim())
    .filter(Boolean);

const joined = (row: Row, columns: readonly UkListColumn[], sign: string): string =>
  distinct(columns.map((column) => row(column))).join(sign);

const GIVEN = ["Name 1", "Name 2", "Name 3", "Name 4", "Name 5", "Name 6"] as const;
const ADDRESS = [
  "Address Line 1",
  "Address Line 2",
  "Address Line 3",
  "Address Line 4",
  "Address Line 5",
  "Address Line 6",
  "Address Postal Code",
  "Address Country",
] as const;
const WEAK = /weak|low/i;
const PRIMARY = "Primary Name";

const namesOf = (rows: readonly Row[]): ListedEntry["names"] => {
  const primaryFirst = rows.toSorted(
    (one, other) => Number(other("Name type") === PRIMARY) - Number(one("Name type") === PRIMARY),
  );
  const names = primaryFirst.flatMap((row) => [
    {
      text: GIVEN.map((column) => row(column))
        .filter(Boolean)
        .join(" "),
      isWeak: WEAK.test(row("Alias strength")),
    },
    { text: row("Name non-latin script"), isWeak: false },
  ]);
  return names.filter(
    ({ text }, at) => text !== "" && names.findIndex((other) => other.text === text) === at,
  );
};

const entryOf = (id: string, rows: readonly Row[]): ListedEntry => {
  const cells = (column: UkListColumn) => rows.flatMap((row) => valuesOf(row(column)));
  return {
    id,
    names: namesOf(rows),
    births: distinct(cells("D.O.B")).flatMap(birthOf),
    regime: rows[0]?.("Regime Name") ?? "",
    nationalities: distinct(cells("Nationality(/ies)")),
    bornIn: distinct(rows.map((row) => joined(row, ["Town of birth", "Country of birth"], ", "))),
    addresses: distinct(rows.map((row) => joined(row, ADDRESS, ", "))),
    hasPassport: cells("Passport number").length > 0,
    listedOn: dateOf(rows[0]?.("Date Designated") ?? ""),
  };
};

const KINDS: readonly string[] = ["Individual", "Entity", "Ship"];
const FIRST_LINE = 3;

const rowsOf = (head: readonly string[], lines: readonly (readonly string[])[]): readonly Row[] =>
  lines.map((line) => (column) => line[head.indexOf(column)]?.trim() ?? "");

const lineProblems = (
  head: readonly string[],
  lines: readonly (readonly string[])[],
): readonly UkListProblem[] =>
  lines.flatMap((line, at): readonly UkListProblem[] => {
    const number = at + FIRST_LINE;
    if (line.length !== head.length) return [{ code: "SHORT_LINE", line: number }];
    const kind = line[head.indexOf("Designation Type")]?.trim() ?? "";
    return KINDS.includes(kind) ? [] : [{ code: "UNKNOWN_KIND", line: number, kind }];
  });

const byId = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const entries = new Map<string, Row[]>();
  for (const row of rows) entries.set(row("Unique ID"), [...(entries.get(row("Unique ID")) ?? []), row]);
  return entries;
};

const MOST_PROBLEMS = 20;

/** @returns the list, or what is wrong with the file */
export const readUkList = (text: string): UkList | { readonly problems: readonly UkListProblem[] } => {
  const [first = [], head = [], ...lines] = csvRows(text);
  const day = reportDay(first.join(","));
  if (day === undefined) return { problems: [{ code: "NO_REPORT_DATE" }] };
  const columns = head.map((column) => column.trim());
  const wrong = columnProblems(columns);
  const problems = wrong.length > 0 ? wrong : lineProblems(columns, lines).slice(0, MOST_PROBLEMS);
  if (problems.length > 0) return { problems };
  const entries = [...byId(rowsOf(columns, lines))].filter(([id]) => id !== "");
  const isPerson = ([, rows]: (typeof entries)[number]) => rows[0]?.("Designation Type") === "Individual";
  const persons = entries.filter(isPerson).map(([id, rows]) => entryOf(id, rows));
  if (persons.length === 0) return { problems: [{ code: "NO_PERSONS" }] };
  return { day, persons, others: entries.length - persons.length };
};
