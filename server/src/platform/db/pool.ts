import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";
import { statementPool } from "./statement-pool.ts";

export type Database = Kysely<Schema>;

export interface Connection {
  readonly config: pg.PoolConfig;
  readonly role: string;
  /** Milliseconds; 0: no limit. */
  readonly statementMs?: number;
}

// Keep dates as civil dates and count() as a number: none of our values exceeds the safe range.
const DATE_OID = 1082;
const BIGINT_OID = 20;
pg.types.setTypeParser(DATE_OID, (text) => text);
pg.types.setTypeParser(BIGINT_OID, Number);

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
/** A hung database does not cancel statements either, so the connection is considered lost a while later. */
const NO_RESPONSE_MS = 2_000;

const timeouts = (statementMs: number): pg.PoolConfig => ({
  statement_timeout: statementMs,
  query_timeout: statementMs === 0 ? 0 : statementMs + NO_RESPONSE_MS,
});

/**
 * `SET ROLE` as a start-up option: whatever the login, the application runs with the application's rights.
 * Without an error handler on the pool, a broken idle connection would end the process.
 */
export const openPool = (
  { config, role, statementMs = STATEMENT_TIMEOUT_MS }: Connection,
  onError: (cause: Error) => void,
): pg.Pool => {
  const pool = new pg.Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...timeouts(statementMs),
    application_name: "latchkey",
    options: `-c role=${role} -c timezone=UTC`,
    ...config,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
};

export const kyselyOn = <Tables = Schema>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: statementPool(pool) }) });

/** SQLSTATE classes in which the server itself cannot continue: connection, resources, operator intervention, internal. */
const AWAY = ["08", "53", "57", "58"];

/**
 * True if the database did not respond, or not in time. An error without an SQLSTATE is a connection error.
 */
export const isDatabaseUnavailable = (cause: unknown): boolean => {
  if (!(cause instanceof pg.DatabaseError)) return true;
  return AWAY.some((kind) => cause.code?.startsWith(kind));
};
