import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

/** How to reach one database as one role. */
export interface Connection {
  readonly config: pg.PoolConfig;
  /** The role whose rights the work is done with; a login role that is a member of it may differ. */
  readonly role: string;
}

// Dates stay civil dates, numbers from count() stay numbers: no value of ours leaves the safe range.
const DATE_OID = 1082;
const BIGINT_OID = 20;
pg.types.setTypeParser(DATE_OID, (text) => text);
pg.types.setTypeParser(BIGINT_OID, Number);

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * `SET ROLE` as a start-up option: whoever logged in, the application's work is done with the application's rights.
 * A pool without an error handler would end the process when an idle connection breaks.
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

/** Classes of SQLSTATE in which the server itself cannot go on: connections, resources, intervention, its own faults. */
const AWAY = ["08", "53", "57", "58"];

/** Whether the database could not answer at all, or not in time. A fault without an SQLSTATE is one of the connection. */
export const isDatabaseAway = (cause: unknown): boolean => {
  if (!(cause instanceof pg.DatabaseError)) return true;
  return AWAY.some((kind) => cause.code?.startsWith(kind));
};
