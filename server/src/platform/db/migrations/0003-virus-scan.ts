import { type Kysely, sql } from "kysely";

/** Files that wait for the virus scanner are found without reading the others. */
const statements = [
  sql`alter table upload add constraint known_scan_state check (scan_state in ('unscanned', 'pending', 'clean', 'infected'))`,
  sql`create index upload_to_scan on upload (stored_at) where scan_state = 'pending'`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
