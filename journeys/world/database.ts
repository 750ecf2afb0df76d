import { randomBytes } from "node:crypto";
import pg from "pg";

/** The database server of the run, and the migrated template database. */
interface Template {
  readonly server: string;
  readonly template: string;
}

const SERVER = "JOURNEYS_DATABASE_SERVER";
const TEMPLATE = "JOURNEYS_DATABASE_TEMPLATE";

/** Workers are children of the setup process and inherit its environment. */
export const rememberTemplate = ({ server, template }: Template): void => {
  process.env[SERVER] = server;
  process.env[TEMPLATE] = template;
};

export const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** As the database owner, for what a story cannot wait for, such as hours passing or sessions being revoked. */
export const onServer = async (
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
};

interface FreshDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A separate migrated database. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const server = process.env[SERVER];
  const template = process.env[TEMPLATE];
  if (!server || !template) throw new Error("The run has no database: was global-setup.ts left out?");
  const name = `journey_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
};
