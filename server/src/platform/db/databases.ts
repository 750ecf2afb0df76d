import pg from "pg";
import type { Logger } from "pino";
import type { Config, DatabaseConfig } from "../config/config.ts";
import { WrongSetting } from "../config/wrong-setting.ts";
import { codeOf } from "../log/error-code.ts";
import type { DatabasePlan } from "./database-plan.ts";
import { beOnlyServer } from "./embedded/only-server.ts";
import { CLUSTER_OWNER, openEmbeddedDatabase } from "./embedded/supervisor.ts";
import { type MigrationTargets, migrate } from "./migrate.ts";
import { type Database, kyselyOn, openPool } from "./pool.ts";

/** The application's role when one login does everything; otherwise the configured login. */
export const APP_ROLE = "latchkey_app";
const DATABASE = "latchkey";

export interface Databases {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
  /** Leaves an embedded database to the process that runs it. */
  readonly leave: () => Promise<void>;
}

interface Opened {
  readonly targets: MigrationTargets;
  readonly wasRunning: boolean;
  readonly stop: () => Promise<void>;
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * With one URL for both, the application runs as `latchkey_app`, a role that its login becomes a member of.
 */
export const externalTargets = ({
  url,
  migrationUrl,
}: Extract<DatabaseConfig, { kind: "external" }>): MigrationTargets => {
  const sameLogin = userOf(url) === userOf(migrationUrl);
  return {
    owner: { config: { connectionString: migrationUrl }, role: userOf(migrationUrl) },
    app: { config: { connectionString: url }, role: sameLogin ? APP_ROLE : userOf(url) },
  };
};

export const embeddedTargets = (host: string, database = DATABASE): MigrationTargets => {
  const config = { host, user: CLUSTER_OWNER, database };
  return {
    owner: { config, role: CLUSTER_OWNER },
    app: { config: { ...config, user: APP_ROLE }, role: APP_ROLE },
  };
};

export const createDatabaseIfMissing = async (host: string, name: string): Promise<void> => {
  const client = new pg.Client({ host, user: CLUSTER_OWNER, database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};

type Connecting = "server" | "program";

const openEmbedded = async ({ dataDir, mode }: Config, as: Connecting): Promise<Opened> => {
  const { host, wasRunning, stop } = await openEmbeddedDatabase({ dataDir, fsync: mode !== "test" });
  const giveBack = as === "server" ? await beOnlyServer(host, dataDir) : async () => undefined;
  await createDatabaseIfMissing(host, DATABASE);
  return {
    targets: embeddedTargets(host),
    wasRunning,
    stop: async () => {
      await giveBack();
      await stop();
    },
  };
};

const isMissingTable = (cause: unknown): boolean => codeOf(cause) === "42P01";

const filledBy = async (
  { config }: MigrationTargets["owner"],
  people: string,
): Promise<"nobody" | "demo" | "others"> => {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ demo: boolean; people: boolean }>(
      `select exists (select 1 from installation where name = 'demo') as demo,
        exists (select 1 from ${client.escapeIdentifier(people)}) as people`,
    );
    if (rows[0]?.demo) return "demo";
    return rows[0]?.people ? "others" : "nobody";
  } catch (cause) {
    if (isMissingTable(cause)) return "nobody";
    throw cause;
  } finally {
    await client.end();
  }
};

/**
 * A demo permits self sign-up, so it must not use a database with real applications. An empty one is fine.
 */
const refuseForeignDatabase = async (
  { mode, database, demoOnPurpose }: Config,
  { owner }: MigrationTargets,
  { people }: DatabasePlan,
) => {
  if (mode !== "demo" || demoOnPurpose) return;
  const filled = await filledBy(owner, people);
  if (filled === "demo" || (filled === "nobody" && database.kind === "embedded")) return;
  const where = database.kind === "embedded" ? "DATA_DIR" : "DATABASE_URL";
  throw new WrongSetting(
    `The demo did not fill the database of the setting ${where}, so it will not touch it. Set LATCHKEY_MODE=production, or DEMO_ON_PURPOSE=true if you mean it.`,
  );
};

const UNTRUSTED =
  "The certificate of the database is expired, not for that host, or from an authority that is not known.";

/** Sentences for the person who starts the product, by SQLSTATE, system code or OpenSSL's code. */
const connectionFaults: Readonly<Record<string, string>> = {
  "28P01": "The database refused the name or the password of a login.",
  "28000": "The database does not let a login in from this machine.",
  "3D000": "There is no such database on the server.",
  ECONNREFUSED: "No database answers there.",
  ENOTFOUND: "There is no such host.",
  ETIMEDOUT: "The database did not answer in time.",
  CERT_HAS_EXPIRED: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

/** `pg` reads the files of settings, and has no code for a server without encryption. */
const connectionFault = (cause: unknown): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  const code = codeOf(cause) ?? "";
  if (code === "ENOENT" && "path" in cause) return `The file ${cause.path} of sslrootcert does not exist.`;
  if (cause.message === "The server does not support SSL connections")
    return "The database does not encrypt.";
  return connectionFaults[code];
};

/** Replaces a connection error by a WrongSetting; other errors are returned unchanged. */
export const asWrongSetting = ({ database }: Pick<Config, "database">, cause: unknown): unknown => {
  const sentence = database.kind === "external" ? connectionFault(cause) : undefined;
  return sentence
    ? new WrongSetting(`${sentence} Check the settings DATABASE_URL and DATABASE_MIGRATION_URL.`)
    : cause;
};

export interface Opening {
  readonly plan: DatabasePlan;
  readonly as?: Connecting;
  readonly migrateDatabase?: typeof migrate;
}

/**
 * Connects to the configured database, migrates it, and connects with the application's rights.
 *
 * @throws WrongSetting
 */
export const openDatabases = async (
  config: Config,
  log: Logger,
  { plan, as = "program", migrateDatabase = migrate }: Opening,
): Promise<Databases> => {
  const { targets, wasRunning, stop }: Opened =
    config.database.kind === "embedded"
      ? await openEmbedded(config, as)
      : { targets: externalTargets(config.database), wasRunning: true, stop: async () => undefined };
  await refuseForeignDatabase(config, targets, plan);
  await migrateDatabase(targets, plan);
  const app = { ...targets.app, statementMs: config.statementSeconds * 1000 };
  const pool = openPool(app, (cause) => log.warn({ err: cause }, "A database connection broke"));
  return {
    db: kyselyOn(pool),
    pool,
    close: async () => {
      await pool.end();
      await stop();
    },
    leave: async () => {
      await pool.end();
      if (!wasRunning) await stop();
    },
  };
};
