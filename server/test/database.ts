import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** URLs of a fresh database, cloned from the migrated template in about 30 ms. */
export interface TestDatabase {
  readonly url: string;
  readonly migrationUrl: string;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseServer: string;
    readonly templateDatabase: string;
  }
}

export const withDatabase = (server: string, name: string, user?: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (user !== undefined) url.username = user;
  return url.href;
};

export const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const made: string[] = [];

let administrator: pg.Client | undefined;

/** One connection for all of a worker's files, which end with it. */
const administer = async (statement: string): Promise<void> => {
  if (!administrator) {
    administrator = new pg.Client({ connectionString: inject("databaseServer") });
    await administrator.connect();
  }
  await administrator.query(statement);
};

/** @param copied how the statement that creates it goes on */
const createDatabase = async (copied = ""): Promise<TestDatabase> => {
  const server = inject("databaseServer");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(`create database ${name} ${copied}`);
  made.push(name);
  return { url: withDatabase(server, name), migrationUrl: withDatabase(server, name) };
};

// The default strategy logs every page, for which a template of ten megabytes is too large.
export const freshDatabase = (): Promise<TestDatabase> =>
  createDatabase(`template ${inject("templateDatabase")} strategy file_copy`);

export const emptyDatabase = (): Promise<TestDatabase> => createDatabase();

/** Including open connections to them. */
export const dropDatabases = async (): Promise<void> => {
  for (const name of made.splice(0)) {
    await administer(`drop database ${name} with (force)`);
  }
};
