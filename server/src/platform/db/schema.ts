/**
 * The tables as the product sees them. Every subject adds its own in its `<noun>.table.ts`, by declaration merging, so that
 * `platform` knows no subject. The migrations are authoritative; the table files follow them.
 */
export interface Schema {
  readonly installation: InstallationTable;
}

interface InstallationTable {
  readonly name: string;
  value: string;
}
