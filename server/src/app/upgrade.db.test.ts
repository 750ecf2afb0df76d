import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase, onServer, type TestDatabase } from "../../test/database.ts";
import { opensDataKeys } from "../parties/check-data-keys.ts";
import { readConfig } from "../platform/config/config.ts";
import { buildContext } from "./context.ts";
import { databasePlan } from "./database-plan.ts";

/** One folder per released version, from scripts/make-database-fixture.ts. */
const FIXTURES = join(import.meta.dirname, "../../test/fixtures");

/** The database as that version left it. */
const restore = async (version: string): Promise<TestDatabase> => {
  const database = await emptyDatabase();
  const packed = await readFile(join(FIXTURES, version, "database.sql.gz"));
  await onServer(database.migrationUrl, gunzipSync(packed).toString("utf8"));
  return database;
};

const openOn = async ({ url, migrationUrl }: TestDatabase, version: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-upgrade-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const context = await buildContext(
    readConfig({
      DATABASE_URL: url,
      DATABASE_MIGRATION_URL: migrationUrl,
      DATA_DIR: dataDir,
      SECRET_KEYS: (await readFile(join(FIXTURES, version, "secret-keys.txt"), "utf8")).trim(),
      LOG_LEVEL: "fatal",
    }),
  );
  onTestFinished(() => context.close());
  return context;
};

test.each(await readdir(FIXTURES))(
  "a database of version %s is upgraded, and its keys open it",
  async (version) => {
    const { db, keyring } = await openOn(await restore(version), version);
    expect(await opensDataKeys(db, keyring)).toBe(true);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(databasePlan.migrations));
    const waiting = await db.selectFrom("queue_entry").select("party_id").where("rank", "=", 0).execute();
    expect(waiting.length).toBeGreaterThan(0);
  },
);

test("a fixture stays below a megabyte", async () => {
  for (const version of await readdir(FIXTURES)) {
    const { length } = await readFile(join(FIXTURES, version, "database.sql.gz"));
    expect(length).toBeLessThan(1_000_000);
  }
});
