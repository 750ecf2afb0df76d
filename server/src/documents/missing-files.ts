import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "../platform/db/schema.ts";
import type { Store } from "../platform/storage/store.ts";

/** Files per run: the hourly cost is constant, and a hundred thousand files take eight days. */
const EACH_RUN = 500;
const MOST_NAMED = 20;

/** Files of one kind, each with a row. */
export interface FilesWithRows {
  /** Names the place that the last run reached. */
  readonly cursor: string;
  /** The next keys in order. */
  readonly keysAfter: (db: Kysely<Schema>, last: string, most: number) => Promise<readonly string[]>;
  /** The ids of those rows that may not lose their file. */
  readonly used: (db: Kysely<Schema>, keys: readonly string[]) => Promise<readonly string[]>;
}

const readCursor = async (db: Kysely<Schema>, cursor: string): Promise<string> => {
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", cursor)
    .executeTakeFirst();
  return row?.value ?? "";
};

const keepCursor = async (db: Kysely<Schema>, name: string, value: string): Promise<void> => {
  await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
};

/** Without further conditions, so that the index alone answers. */
const keysAfter: FilesWithRows["keysAfter"] = async (db, last, most) => {
  const rows = await db
    .selectFrom("upload")
    .select("object_key")
    .where("object_key", ">", last)
    .orderBy("object_key")
    .limit(most)
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
const usedUploads: FilesWithRows["used"] = async (db, keys) => {
  const rows = await db
    .selectFrom("upload")
    .select("id")
    .where("object_key", "in", keys)
    .where("is_bound", "=", true)
    .execute();
  return rows.map(({ id }) => id);
};

const UPLOADS: FilesWithRows = { cursor: "files-looked-for", keysAfter, used: usedUploads };

interface Services {
  readonly db: Kysely<Schema>;
  readonly store: Store;
  readonly log: Logger;
}

/**
 * Checks a batch of the files that are used. A missing file is reported at each turn until it is
 * restored. Its rows stay as evidence, and the document's page tells the reviewer.
 *
 * @returns the rows whose file is missing
 */
export const reportMissingFiles = async (
  { db, store, log }: Services,
  files: FilesWithRows = UPLOADS,
): Promise<readonly string[]> => {
  const keys = await files.keysAfter(db, await readCursor(db, files.cursor), EACH_RUN);
  const missing = await keysWithoutFile(store, keys);
  const gone = missing.length > 0 ? await files.used(db, missing) : [];
  if (gone.length > 0) {
    log.error({ missing: gone.length, uploads: gone.slice(0, MOST_NAMED) }, "Files of documents are missing");
  }
  await keepCursor(db, files.cursor, keys.length < EACH_RUN ? "" : (keys.at(-1) ?? ""));
  return gone;
};
