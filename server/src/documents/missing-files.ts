import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "../platform/db/schema.ts";
import type { Store } from "../platform/storage/store.ts";

/** Files per run: the hourly cost is constant, and a hundred thousand files take eight days. */
const EACH_RUN = 500;
const MOST_NAMED = 20;

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

/** Without further conditions, so that the index alone answers. */
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

/** Nothing removes a file that a document uses; any other may be missing legitimately. */
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
 * Checks a batch of the files that documents use. A missing file is reported at each turn until it is
 * restored. Its rows stay as evidence, and the document's page tells the reviewer.
 *
 * @returns the uploads whose file is missing
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
