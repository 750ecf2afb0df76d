import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { Store } from "../platform/storage/store.ts";
import { isBound } from "./uploads.ts";

const AFTER_HOURS = 23;
const BATCH = 500;

const findAbandoned = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("upload")
    .select("id")
    .where(sql<boolean>`created_at < now() - make_interval(hours => ${AFTER_HOURS})`)
    .where((upload) => upload.not(isBound(upload)))
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * A save that binds the file holds the same lock. The row is deleted by a statement of its own: it sees what was
 * bound until the lock was had, which the locking one does not. What is interrupted is found again by its row.
 */
const remove = async (
  tx: Transaction<Schema>,
  { store, id }: { readonly store: Store; readonly id: string },
): Promise<boolean> => {
  await tx.selectFrom("upload").select("id").where("id", "=", id).forUpdate().execute();
  const row = await tx
    .deleteFrom("upload")
    .where("id", "=", id)
    .where((upload) => upload.not(isBound(upload)))
    .returning("object_key")
    .executeTakeFirst();
  if (row) await store.remove(row.object_key);
  return row !== undefined;
};

/**
 * Files that nobody bound to a section, or that were withdrawn, are gone within a day.
 *
 * @returns how many were removed
 */
export const removeAbandonedUploads = async (db: Kysely<Schema>, store: Store): Promise<number> => {
  let removed = 0;
  for (const id of await findAbandoned(db)) {
    if (await db.transaction().execute((tx) => remove(tx, { store, id }))) removed += 1;
  }
  return removed;
};
