import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { Store } from "../platform/storage/store.ts";

const AFTER_HOURS = 23;
const BATCH = 500;

const findAbandoned = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("upload")
    .select("id")
    .where(sql<boolean>`created_at < now() - make_interval(hours => ${AFTER_HOURS})`)
    .where("is_bound", "=", false)
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * A save that binds the file takes the same lock. The row is deleted in a separate statement, which sees bindings
 * committed before the lock was granted; the locking statement does not. After an interruption the row is found again.
 */
const remove = async (
  tx: Transaction<Schema>,
  { store, id }: { readonly store: Store; readonly id: string },
): Promise<boolean> => {
  await tx.selectFrom("upload").select("id").where("id", "=", id).forUpdate().execute();
  const row = await tx
    .deleteFrom("upload")
    .where("id", "=", id)
    .where("is_bound", "=", false)
    .returning("object_key")
    .executeTakeFirst();
  if (row) await store.remove(row.object_key);
  return row !== undefined;
};

export const removeUnusable = async (
  { db, store }: { readonly db: Kysely<Schema>; readonly store: Store },
  id: string,
): Promise<void> => void (await db.transaction().execute((tx) => remove(tx, { store, id })));

/**
 * Removes files that were not bound to a section within a day, or were withdrawn.
 *
 * @returns how many were removed
 */
export const removeAbandonedUploads = async (db: Kysely<Schema>, store: Store): Promise<number> => {
  let removed = 0;
  for (;;) {
    const found = await findAbandoned(db);
    for (const id of found) {
      if (await db.transaction().execute((tx) => remove(tx, { store, id }))) removed += 1;
    }
    if (found.length < BATCH) return removed;
  }
};

const AFTER_MS = AFTER_HOURS * 3_600_000;

const keysWithoutRow = async (db: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> => {
  const rows = await db.selectFrom("upload").select("object_key").where("object_key", "in", keys).execute();
  const known = new Set(rows.map(({ object_key }) => object_key));
  return keys.filter((key) => !known.has(key));
};

export const knowsAnyFile = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom("upload").select("id").limit(1).executeTakeFirst()) !== undefined;

const ASIDE_MS = 30 * 24 * 3_600_000;

/**
 * Moves files without a row aside for 30 days: a process was killed between writing the file and the row, or
 * the database was restored from an older copy. Without any row of a file the database is not this store's,
 * and nothing is moved.
 *
 * @param ofOthers returns those of the keys that are no uploads, and have a row elsewhere
 * @returns how many were moved
 */
export const setAsideFilesWithoutRow = async (
  db: Kysely<Schema>,
  store: Store,
  ofOthers: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<number> => {
  if (!(await knowsAnyFile(db))) return 0;
  await store.removeSetAside(ASIDE_MS);
  let found = 0;
  const setUnknownAside = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    const known = new Set(await ofOthers(keys));
    for (const key of (await keysWithoutRow(db, keys)).filter((one) => !known.has(one))) {
      await store.setAside(key);
      found += 1;
    }
  };
  let batch: string[] = [];
  for await (const key of store.keysOlderThan(AFTER_MS)) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    await setUnknownAside(batch);
    batch = [];
  }
  await setUnknownAside(batch);
  return found;
};
