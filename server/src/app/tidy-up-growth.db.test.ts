import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { expect, test } from "vitest";
import { onServer } from "../../test/database.ts";
import { asOwner } from "../../test/owner.ts";
import { startSingle } from "../../test/parties.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import type { Schema } from "../platform/db/schema.ts";
import { tidyUpHandler } from "./tidy-up.ts";

/**
 * The tidy-up reads only the rows that it removes, and the sealing only new ones: their cost does not grow
 * with the stored data.
 */

const ROWS = 300;
const MANY_ROWS = 100 * ROWS;
/** Indexes grow by a level. */
const PAGES_MORE = 10;

/** Rows that are all kept. The files are old, and each is used by a document. */
const rowsToKeep = (first: number, last: number): readonly string[] => {
  const rows = `generate_series(${first}, ${last}) as row(i)`;
  return [
    `insert into rate_counter (name, subject, window_start, count)
     select 'requests', sha256(i::text::bytea), now() - interval '1 hour', 1 from ${rows}`,
    `insert into idempotency_record (actor, idempotency_key, request_hash, body, created_at)
     select 'a', i, '', '', now() - interval '1 hour' from ${rows}`,
    `insert into sign_in_request (id, email, browser_hash, return_path, language, created_at)
     select md5(i::text)::uuid, i, '', '/', 'en', now() - interval '6 days' from ${rows}`,
    `insert into sign_in_link (token_hash, request_id, email, expires_at)
     select sha256(i::text::bytea), md5(i::text)::uuid, i, now() - interval '1 hour' from ${rows}`,
    `insert into session_family (account_id, expires_at)
     select account.id, now() - interval '6 days' from account, ${rows}`,
    `insert into known_browser (account_id, browser_hash, last_seen_at)
     select account.id, sha256(i::text::bytea), now() - interval '300 days' from account, ${rows}`,
    `insert into upload (id, application_id, party_id, object_key, file_name, content_type, max_bytes, state, created_at)
     select md5(i::text)::uuid, application_id, party.id, i, 'a', 'b', 1, 'stored', now() - interval '30 days' from party, ${rows}`,
    `insert into document (application_id, party_id, section, upload_id, type, side)
     select application_id, party.id, 'IDENTITY', md5(i::text)::uuid, 'PASSPORT', 'front' from party, ${rows}`,
  ];
};

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Every statement of one run. */
const statementsOf = async ({ context }: TestServer): Promise<readonly Statement[]> => {
  const statements: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: context.pool }),
    log: ({ query }) => void statements.push(query),
  });
  await tidyUpHandler.run({}, { ...context, db });
  return statements;
};

const pagesOf = async (pool: pg.Pool, { sql, parameters }: Statement): Promise<number> => {
  const explained = `explain (analyze, buffers, format json) ${sql}`;
  const { rows } = await pool.query(explained, [...parameters]);
  const { Plan: plan } = rows[0]["QUERY PLAN"][0];
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
};

/**
 * As the owner of the tables, until the pages of the files count as visible to everyone: an open snapshot of another
 * connection keeps them from it, and then an index alone does not answer.
 */
const asAutovacuum = async ({ context: { config, pool } }: TestServer): Promise<void> => {
  const { database } = config;
  if (database.kind !== "external") return;
  const notVisible = async (): Promise<unknown> => {
    await onServer(database.migrationUrl, "vacuum analyze");
    const { rows } = await pool.query(
      "select relpages - relallvisible as pages from pg_class where oid = 'upload'::regclass",
    );
    return rows[0].pages;
  };
  await expect.poll(notVisible, { timeout: 20_000 }).toBe(0);
};

test("the hourly tidy-up reads as little with a hundred times the rows", async () => {
  const server = await startTestServer();
  const { pool } = server.context;
  await startSingle(server, { email: "amara@example.com" });
  const statements = await statementsOf(server);
  expect(statements.length).toBeGreaterThanOrEqual(8);
  const pages = async () => {
    await asAutovacuum(server);
    const counted: [string, number][] = [];
    for (const statement of statements) counted.push([statement.sql, await pagesOf(pool, statement)]);
    return counted;
  };
  for (const insert of rowsToKeep(1, ROWS)) await pool.query(insert);
  const few = new Map(await pages());
  for (const insert of rowsToKeep(ROWS + 1, MANY_ROWS)) await pool.query(insert);
  for (const [sql, count] of await pages())
    expect(count, sql).toBeLessThanOrEqual((few.get(sql) ?? 0) + PAGES_MORE);
  const { rows } = await pool.query("select count(*)::int as uploads from upload");
  expect(rows).toEqual([{ uploads: MANY_ROWS }]);
});

/** Numbers of entries are this far apart, so that few are near enough to the newest to be late. */
const APART = 1000;

/** Entries that are sealed already. */
const addSealed = async (server: TestServer, first: number, last: number): Promise<void> => {
  const rows = `generate_series(${first}, ${last}) as row(i)`;
  for (const statement of [
    `insert into audit_entry (id, actor, action, outcome) overriding system value
     select i * ${APART}, 'a', 'b', 'done' from ${rows}`,
    `insert into audit_seal (number, entry_id, hash)
     select (select coalesce(max(number), 0) from audit_seal) + i - ${first} + 1, i * ${APART}, sha256(i::text::bytea)
     from ${rows}`,
  ])
    await asOwner(server, statement, []);
};

test("the sealing of the audit trail reads as little with a hundred times the entries", async () => {
  const server = await startTestServer();
  const pages = async () => {
    await asAutovacuum(server);
    return pagesOf(server.context.pool, { sql: "select * from seal_audit_trail(100)", parameters: [] });
  };
  await addSealed(server, 1_000, 1_000 + ROWS);
  const few = await pages();
  await addSealed(server, 1_001 + ROWS, 1_000 + MANY_ROWS);
  expect(await pages()).toBeLessThanOrEqual(few + PAGES_MORE);
});
