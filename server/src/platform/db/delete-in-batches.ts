import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "./schema.ts";

const BATCH = 5_000;

/** In batches, because a single statement could exceed the timeout. */
export const deleteInBatches = async (
  db: Kysely<Schema>,
  table: keyof Schema,
  condition: RawBuilder<boolean>,
): Promise<void> => {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${condition} limit ${BATCH}))`.execute(db);
    if (numAffectedRows < BATCH) return;
  }
};
