import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { buildContext } from "../../app/context.ts";
import { databasePlan } from "../../app/database-plan.ts";
import { startServer } from "../../app/start.ts";
import { readConfig } from "../config/config.ts";
import { WrongSetting } from "../config/wrong-setting.ts";
import { externalTargets } from "./databases.ts";
import { MIGRATION_LOCK, migrate } from "./migrate.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const attempt = (statement: string) => server.context.pool.query(statement);

describe("the application's role", () => {
  test("is not the migration role", async () => {
    const { rows } = await attempt(
      "select current_user as role, (select rolsuper from pg_roles where rolname = current_user) as super",
    );
    expect(rows).toEqual([{ role: "latchkey_app", super: false }]);
  });

  test.each(["audit_entry", "party_event", "consent"])("LOG-02 may only append to %s", async (table) => {
    await expect(attempt(`update ${table} set id = default`)).rejects.toThrow("permission denied");
    await expect(attempt(`delete from ${table}`)).rejects.toThrow("permission denied");
    await expect(attempt(`truncate ${table}`)).rejects.toThrow("permission denied");
  });

  test.each([
    "create table mine (id int)",
    "alter table party add column role text",
    "drop table upload",
    "create schema mine",
  ])("may not %s", async (statement) => {
    await expect(attempt(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test("owns the job queue", async () => {
    const { rows } = await attempt(
      "select nspowner::regrole::text as owner from pg_namespace where nspname = 'graphile_worker'",
    );
    expect(rows).toEqual([{ owner: "latchkey_app" }]);
  });
});

test("migrations are repeatable, and several servers may run them at once: they are serialised", async () => {
  const database = await freshDatabase();
  const targets = externalTargets({ kind: "external", ...database });
  const observer = new pg.Client({ connectionString: database.migrationUrl });
  await observer.connect();
  await observer.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  const several = Promise.all(Array.from({ length: 3 }, () => migrate(targets, databasePlan)));
  const waiting = `select count(*) from pg_locks where locktype = 'advisory' and objid = ${MIGRATION_LOCK} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while ((await observer.query(waiting)).rows[0].count < 3)
    await new Promise((resolve) => setImmediate(resolve));
  await observer.end();
  await several;
});

test("every table of a case has an index that leads with the application", async () => {
  const { rows } = await attempt(`
    select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'application_id'
    where c.relkind = 'r' and not exists (
      select 1 from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`);
  expect(rows).toEqual([]);
});

test("a demo does not touch a database that it did not fill", async () => {
  const { url, migrationUrl } = await freshDatabase();
  const environment = {
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: migrationUrl,
    DATA_DIR: server.context.config.dataDir,
  };
  await expect(buildContext(readConfig(environment))).rejects.toThrow("DATABASE_URL");
  const context = await buildContext(readConfig({ ...environment, DEMO_ON_PURPOSE: "true" }));
  await context.close();
});

describe("a database that cannot be used is refused with one sentence", () => {
  test("of another version", async () => {
    const database = await freshDatabase();
    const targets = externalTargets({ kind: "external", ...database });
    await migrate(targets, databasePlan);
    const owner = new pg.Client({ connectionString: database.migrationUrl });
    await owner.connect();
    await owner.query("insert into kysely_migration (name, timestamp) values ('0001-foundation', '')");
    await owner.end();
    await expect(migrate(targets, databasePlan)).rejects.toThrow(WrongSetting);
    await expect(migrate(targets, databasePlan)).rejects.toThrow(
      /0001-foundation is unknown here.*older than 0\.2\.0/,
    );
  });

  test("that does not exist", async () => {
    const { url, migrationUrl } = await freshDatabase();
    const elsewhere = (text: string) => Object.assign(new URL(text), { pathname: "/nowhere" }).href;
    const config = readConfig({
      LATCHKEY_MODE: "test",
      DATA_DIR: server.context.config.dataDir,
      DATABASE_URL: elsewhere(url),
      DATABASE_MIGRATION_URL: elsewhere(migrationUrl),
    });
    await expect(startServer(config)).rejects.toThrow(
      "There is no such database on the server. Check the settings DATABASE_URL",
    );
  });
});
