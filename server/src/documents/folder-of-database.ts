import { randomUUID } from "node:crypto";
import { opendir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import type { Schema } from "../platform/db/schema.ts";
import { writeOnce } from "../platform/files/write-once.ts";
import { isStoredFile } from "../platform/storage/disk-store.ts";
import { knowsAnyFile } from "./abandoned-uploads.ts";

/**
 * DATA_DIR and the database store the same id, so that a server never runs on another database's documents,
 * and never without its own.
 */

const FILE = "database-id";
const NAME = "data-folder";

interface Services {
  readonly db: Kysely<Schema>;
  readonly config: Pick<Config, "dataDir">;
}

/** Only a missing file counts as missing; any other error is thrown. */
const ifMissing =
  <Value>(value: Value) =>
  (cause: NodeJS.ErrnoException): Value => {
    if (cause.code === "ENOENT") return value;
    throw cause;
  };

const idIn = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(join(dataDir, FILE), "utf8").catch(ifMissing(""))).trim() || undefined;

const idOf = async (db: Kysely<Schema>): Promise<string | undefined> =>
  (await db.selectFrom("installation").select("value").where("name", "=", NAME).executeTakeFirst())?.value;

/** Empty folders of removed documents do not count, nor does a file that was never completed. */
const hasDocuments = async (dataDir: string): Promise<boolean> => {
  const entries = await opendir(join(dataDir, "documents"), { recursive: true }).catch(ifMissing([]));
  for await (const { name } of entries) if (isStoredFile(name)) return true;
  return false;
};

const nameDatabase = (db: Kysely<Schema>, value: string) =>
  db
    .insertInto("installation")
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();

/**
 * If one of the two has no id, they are bound unless only the folder has documents, or only the database has
 * a folder id and documents. That covers a first start, a folder or database from before there were ids, and
 * a start that was killed in between.
 *
 * @throws WrongSetting
 */
export const bindFolder = async ({ db, config: { dataDir } }: Services): Promise<void> => {
  const [ofFolder, ofDatabase] = [await idIn(dataDir), await idOf(db)];
  if (ofFolder !== undefined && ofDatabase !== undefined) return refuseOther(dataDir, ofFolder, ofDatabase);
  const isKnown = await knowsAnyFile(db);
  if (!isKnown && (await hasDocuments(dataDir))) throw new WrongSetting(strangeDocuments(dataDir));
  if (ofDatabase !== undefined && isKnown) throw new WrongSetting(lostFolder(dataDir, ofDatabase));
  await writeOnce(join(dataDir, FILE), `${ofDatabase ?? randomUUID()}\n`);
  const named = await idIn(dataDir);
  if (named === undefined) throw new Error(`The file ${join(dataDir, FILE)} was not written.`);
  await nameDatabase(db, named);
  refuseOther(dataDir, named, (await idOf(db)) ?? named);
};

const refuseOther = (dataDir: string, ofFolder: string, ofDatabase: string): void => {
  if (ofFolder !== ofDatabase) {
    throw new WrongSetting(
      `The folder ${dataDir} (DATA_DIR) holds the documents of another database than the one that it is started with. Set DATA_DIR and DATABASE_URL to what belongs together.`,
    );
  }
};

const strangeDocuments = (dataDir: string): string =>
  `The folder ${dataDir} (DATA_DIR) holds documents, and the database knows none. Set DATA_DIR and DATABASE_URL to what belongs together, or restore the database.`;

const lostFolder = (dataDir: string, id: string): string =>
  `The folder ${dataDir} (DATA_DIR) is not the one with this database's documents: it has no file ${FILE}. Set DATA_DIR to that folder or restore it; if the documents are lost, write ${id} into that file.`;
