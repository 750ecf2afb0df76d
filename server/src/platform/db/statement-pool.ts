import { createHash } from "node:crypto";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";

/**
 * Kysely's pool, with two differences from pg's: statements are prepared once per connection, under a name
 * made from their text, and a connection that stopped responding is closed instead of reused.
 */

/** Statements whose text varies, e.g. with the length of a list, must not fill the connections with names. */
const MOST_NAMES = 500;

const NAMED = /^\s*(?:select|insert|update|delete|with)\b/i;

const openNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES || !NAMED.test(text)) return known;
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
    names.set(text, name);
    return name;
  };
};

/** The prepared statement no longer fits its tables, or a proxy has forgotten it. */
const STALE_STATEMENT = ["0A000", "26000"];

/** Without a response the connection's state is unknown, and a rollback would hang as well. */
const isUnusableAfter = (cause: unknown): boolean =>
  !(cause instanceof pg.DatabaseError) || STALE_STATEMENT.includes(cause.code ?? "");

class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

class BorrowedClient implements PostgresPoolClient {
  #lost: unknown;
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== "string") throw new Error("Cursors are not used.");
    return this.#run<Row>(statement, values);
  }

  async #run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#lost) throw new ConnectionLost("The connection was lost before.", { cause: this.#lost });
    const name = this.#nameOf(text);
    try {
      const result = await this.#client.query({ ...(name && { name }), text, values: [...values] });
      return result as unknown as PostgresQueryResult<Row>;
    } catch (cause) {
      if (isUnusableAfter(cause)) this.#lost = cause;
      throw cause;
    }
  }

  release(): void {
    this.#client.release(this.#lost !== undefined);
  }
}

export const statementPool = (pool: pg.Pool): PostgresPool => {
  const nameOf = openNames();
  return {
    connect: async () => new BorrowedClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
};
