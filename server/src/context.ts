import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";
import { type Databases, openDatabases } from "./db/databases.ts";
import type { Database } from "./db/pool.ts";
import { type Keyring, keysFromFolder, openKeyring } from "./keys/keyring.ts";
import { type Mailer, smtpMailer } from "./mail/mailer.ts";
import { diskStore } from "./storage/disk-store.ts";
import type { Store } from "./storage/store.ts";

/** Everything a request or a job may need, opened once. */
export interface AppContext {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly keyring: Keyring;
  readonly mailer: Mailer;
  readonly store: Store;
  /** The civil date in Europe/London. */
  readonly today: () => string;
  /** epoch seconds */
  readonly nowSeconds: () => number;
  readonly close: () => Promise<void>;
  /** For a program beside a running server: as `close`, but the server keeps its embedded database. */
  readonly leave: () => Promise<void>;
}

/** The seam for tests. */
export type Overrides = Partial<Pick<AppContext, "mailer" | "today" | "nowSeconds" | "log">>;

const LONDON = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });

export const todayInLondon = (): string => LONDON.format(new Date());

/**
 * A fault as it is logged: its kind, its code and where it came from. What a database says of a fault may quote what
 * somebody typed, and what drivers hang on their errors may be a whole query with its values: neither is kept.
 */
const loggedFault = (cause: unknown): Readonly<Record<string, unknown>> => {
  if (!(cause instanceof Error)) return { kind: typeof cause };
  const { code, severity, constraint } = cause as Error &
    Partial<Record<"code" | "severity" | "constraint", unknown>>;
  const frames = (cause.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    kind: cause.constructor.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(severity === undefined ? { message: cause.message } : {}),
    stack: frames.slice(0, 8).map((line) => line.trim()),
  };
};

/** Logs name ids and codes; what people typed, and the tokens they hold, never reach them. */
const newLog = ({ logLevel }: Config): Logger =>
  pino({ level: logLevel, base: null, serializers: { err: loggedFault } });

const openKeys = async ({ keys }: Config): Promise<Keyring> =>
  openKeyring(keys.kind === "given" ? keys.text : await keysFromFolder(keys.folder));

export const buildContext = async (config: Config, overrides: Overrides = {}): Promise<AppContext> => {
  await mkdir(config.dataDir, { recursive: true });
  const log = overrides.log ?? newLog(config);
  const keyring = await openKeys(config);
  const databases: Databases = await openDatabases(config, log);
  const mailer =
    overrides.mailer ??
    smtpMailer({ smtpUrl: config.mail.smtpUrl, from: config.mail.from, host: config.publicUrl.hostname });
  return {
    config,
    log,
    db: databases.db,
    pool: databases.pool,
    keyring,
    mailer,
    store: diskStore(join(config.dataDir, "documents")),
    today: overrides.today ?? todayInLondon,
    nowSeconds: overrides.nowSeconds ?? (() => Date.now() / 1000),
    close: async () => {
      mailer.close();
      await databases.close();
    },
    leave: async () => {
      mailer.close();
      await databases.leave();
    },
  };
};
