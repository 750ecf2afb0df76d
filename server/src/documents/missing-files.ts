import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "../platform/db/schema.ts";
import type { Store } from "../platform/storage/store.ts";

/** So many files a run: what an hour costs does not grow with what is kept, and a hundred thousand files take eight days. */
const EACH_RUN = 500;
/** One line of the log names no more. */
const MOST_NAMED = 20;

/** Where in the order of the keys the last run has stopped, so that all get their turn. */
const CURSOR = "files-looked-for";

const readCursor = async (db: Kysely<Schema>): Promise<string> => {
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", CURSOR)
    .executeTakeFirst();
  return row?.value ?? "";
};

const keepCursor = async (db: Kysely<Schema>, value: string): Promise<void> => {
  await db
    .insertInto("installation")
    .values({ name: CURSOR, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
};

/** Of every row, whatever it says: so an index alone gives the answer. */
const keysAfter = async (db: Kysely<Schema>, last: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("upload")
    .select("object_key")
    .where("object_key", ">", last)
    .orderBy("object_key")
    .limit(EACH_RUN)
    .execute();
  return rows.map(({ object_key }) => object_key);
};

const keysWithoutFile = async (store: Store, keys: readonly string[]): Promise<readonly string[]> => {
  const missing: string[] = [];
  for (const key of keys) {
    if (!(await store.has(key))) missing.push(key);
  }
  return missing;
};

/** Of those that a document uses nobody removes the file. All others may still arrive, or be on their way out. */
const usedUploads = async (db: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> => {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("upload")
    .select("id")
    .where("object_key", "in", keys)
    .where("is_bound", "=", true)
    .execute();
  return rows.map(({ id }) => id);
};

interface Services {
  readonly db: Kysely<Schema>;
  readonly store: Store;
  readonly log: Logger;
}

/**
 * Looks for the files that documents use, some at each run. One that is gone is reported whenever its turn comes, until somebody
 * has restored it. Its rows stay: they are evidence, and a reviewer is told on the document's page.
 *
 * @returns the uploads whose file is gone
 */
export const reportMissingFiles = async ({ db, store, log }: Services): Promise<readonly string[]> => {
  const keys = await keysAfter(db, await readCursor(db));
  const gone = await usedUploads(db, await keysWithoutFile(store, keys));
  if (gone.length > 0) {
    log.error({ missing: gone.length, uploads: gone.slice(0, MOST_NAMED) }, "Files of documents are missing");
  }
  await keepCursor(db, keys.length < EACH_RUN ? "" : (keys.at(-1) ?? ""));
  return gone;
};
