/** Columns of a table of new applications, one line a person. */

export const bulkColumns = [
  "reference",
  "home",
  "postcode",
  "country",
  "rent",
  "advertised_rent",
  "from",
  "term",
  "name",
  "email",
  "share",
  "guarantor_name",
  "guarantor_email",
  "language",
  "branch",
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

export const MOST_BULK_LINES = 500;

/** A table without one of them is refused; a line may need others too. */
export const neededBulkColumns: readonly BulkColumn[] = ["home", "rent", "from", "name", "email"];

/** Other names that agencies' programs give their columns. */
const SYNONYMS: Readonly<Record<string, BulkColumn>> = {
  ref: "reference",
  property_ref: "reference",
  address: "home",
  property: "home",
  property_address: "home",
  post_code: "postcode",
  monthly_rent: "rent",
  rent_pcm: "rent",
  advertised: "advertised_rent",
  asking_rent: "advertised_rent",
  move_in: "from",
  move_in_date: "from",
  start: "from",
  start_date: "from",
  tenancy_start: "from",
  term_months: "term",
  full_name: "name",
  applicant: "name",
  tenant: "name",
  email_address: "email",
  e_mail: "email",
  rent_share: "share",
  guarantor: "guarantor_name",
};

const columnOf = (title: string): BulkColumn | undefined => {
  const key = title
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, "_")
    .replace(/^_|_$/g, "");
  return bulkColumns.find((column) => column === key) ?? SYNONYMS[key];
};

export interface BulkHeader {
  /** undefined: the column is ignored. */
  readonly columns: readonly (BulkColumn | undefined)[];
  readonly missing: readonly BulkColumn[];
  /** Columns that stand there twice, perhaps by another name. */
  readonly doubled: readonly BulkColumn[];
}

export const bulkHeader = (titles: readonly string[]): BulkHeader => {
  const columns = titles.map(columnOf);
  return {
    columns,
    missing: neededBulkColumns.filter((column) => !columns.includes(column)),
    doubled: bulkColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column)),
  };
};

export type BulkCells = Readonly<Partial<Record<BulkColumn, string>>>;

/** The first of two columns of one name counts. */
export const bulkCells = ({ columns }: BulkHeader, cells: readonly string[]): BulkCells => {
  const found: Partial<Record<BulkColumn, string>> = {};
  columns.forEach((column, place) => {
    if (column && found[column] === undefined) found[column] = cells[place]?.trim() ?? "";
  });
  return found;
};
