import pg from "pg";
import type { TestServer } from "./test-server.ts";

const ownersUrl = ({ context }: TestServer): string => {
  const { database } = context.config;
  if (database.kind !== "external") throw new Error("The database of a test has an address.");
  return database.migrationUrl;
};

/** Runs a statement as the role that owns the tables, which no right stops: what still refuses it is a constraint. */
export const asOwner = async (
  server: TestServer,
  statement: string,
  values: readonly unknown[],
): Promise<void> => {
  const client = new pg.Client({ connectionString: ownersUrl(server) });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
};
