/**
 * Every subject adds its tables in its `<noun>.table.ts` by declaration merging, so that `platform` knows no
 * subject. The migrations are authoritative.
 */
export interface Schema {
  readonly installation: InstallationTable;
}

interface InstallationTable {
  readonly name: string;
  value: string;
}
