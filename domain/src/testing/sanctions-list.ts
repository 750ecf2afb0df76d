import { type UkListColumn, ukListColumns } from "../compliance/sanctions/uk-list.ts";

/** Files in the layout of the UK Sanctions List, with invented people. */

export type UkListRow = Partial<Readonly<Record<UkListColumn, string>>>;

const cellOf = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** @param reported the day as the file writes it, `25-Nov-2026` */
export const ukListText = (reported: string, rows: readonly UkListRow[]): string =>
  [
    `Report Date: ${reported}`,
    ukListColumns.join(","),
    ...rows.map((row) => ukListColumns.map((column) => cellOf(row[column] ?? "")).join(",")),
  ].join("\r\n");

/** One line of a person: the surname is the sixth name. */
export const personRow = (
  id: string,
  name: readonly [given: string, surname: string],
  more: UkListRow = {},
): UkListRow => ({
  "Unique ID": id,
  "Name 1": name[0],
  "Name 6": name[1],
  "Name type": "Primary Name",
  "Regime Name": "The Utopia (Sanctions) Regulations 2024",
  "Designation Type": "Individual",
  "Designation source": "UK",
  "Sanctions Imposed": "Asset freeze",
  "Date Designated": "25/11/2026",
  ...more,
});
