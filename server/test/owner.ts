import pg from "pg";
import type { TestServer } from "./test-server.ts";

const ownersUrl = ({ context }: TestServer): string => {
  const { database } = context.config;
  if (database.kind !== "external") throw new Error("The database of a test has an address.");
  return database.migrationUrl;
};

/** Uses a connection of the role that owns the tables, which no right stops: what still refuses it is a constraint. */
export const withOwner = async <Result>(
  server: TestServer,
  use: (owner: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: ownersUrl(server) });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** Runs a statement as that role. */
export const asOwner = async (
  server: TestServer,
  statement: string,
  values: readonly unknown[],
): Promise<void> => withOwner(server, async (owner) => void (await owner.query(statement, [...values])));
