import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

/** How to connect to one database as one role. */
export interface Connection {
  readonly config: pg.PoolConfig;
  /** The role to run as; the login role may be another one that is a member of it. */
  readonly role: string;
}

// Keep dates as civil dates and count() as a number: none of our values exceeds the safe range.
const DATE_OID = 1082;
const BIGINT_OID = 20;
pg.types.setTypeParser(DATE_OID, (text) => text);
pg.types.setTypeParser(BIGINT_OID, Number);

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * `SET ROLE` as a start-up option: whatever the login, the application runs with the application's rights. Without
 * an error handler on the pool, a broken idle connection would end the process.
 */
export const openPool = ({ config, role }: Connection, onError: (cause: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: "latchkey",
    options: `-c role=${role} -c timezone=UTC`,
    ...config,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
};

export const kyselyOn = (pool: pg.Pool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** SQLSTATE classes in which the server itself cannot continue: connection, resources, operator intervention, internal. */
const AWAY = ["08", "53", "57", "58"];

/** Whether the database did not respond at all, or not in time. An error without an SQLSTATE is a connection error. */
export const isDatabaseUnavailable = (cause: unknown): boolean => {
  if (!(cause instanceof pg.DatabaseError)) return true;
  return AWAY.some((kind) => cause.code?.startsWith(kind));
};
