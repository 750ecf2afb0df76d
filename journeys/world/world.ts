import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@latchkey/sandbox/start.ts";
import { freePort } from "../../scripts/testing/free-port.mjs";
import { freshDatabase, onServer } from "./database.ts";
import { type Letters, lettersAt } from "./letters.ts";
import { type ProductServer, productServer } from "./server.ts";

/** The pretend world of one worker: the built product on a database of its own, and a mailbox for everybody. */
export interface World {
  /** `http://localhost:41234`, without a slash at the end */
  readonly url: string;
  readonly outboxUrl: string;
  /** Where files are posted to: the product's own origin, unless the world was asked for another. */
  readonly storageOrigin: string;
  readonly letters: Letters;
  readonly server: ProductServer;
  /** Changes the database behind the product's back. */
  readonly change: (statement: string, ...values: readonly unknown[]) => Promise<void>;
  /** An address on which no two visitors meet, so that limits per address count for one story. */
  readonly nextClientAddress: () => string;
}

type Settings = Readonly<Record<string, string>>;

/** What a story needs beside the usual. */
export interface WorldOptions {
  /** More settings of the server, made from its address. */
  readonly settings?: (url: string) => Settings;
}

const clientAddresses = (worker: number) => {
  let count = 0;
  return (): string => {
    count += 1;
    return `10.${worker % 256}.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  };
};

const settings = (url: string, dataDir: string, more: Settings): Settings => ({
  // The demo has the sample people; the database was made for it on purpose.
  LATCHKEY_MODE: "demo",
  DEMO_ON_PURPOSE: "true",
  PUBLIC_URL: url,
  PORT: new URL(url).port,
  DATA_DIR: dataDir,
  TRUST_PROXY: "127.0.0.1,::1",
  LETTERS_PER_HOUR: "1000",
  LOG_LEVEL: "warn",
  ...more,
});

export const openWorld = async (
  worker: number,
  options: WorldOptions = {},
): Promise<{ world: World; close: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-world-"));
  const sandbox = await startSandbox({ dir: join(dataDir, "sandbox"), outboxPort: 0, smtpPort: 0 });
  const database = await freshDatabase();
  const url = `http://localhost:${await freePort()}`;
  const more = options.settings?.(url) ?? {};
  const server = productServer(
    settings(url, dataDir, { DATABASE_URL: database.url, SMTP_URL: sandbox.smtpUrl, ...more }),
  );
  const close = async () => {
    await server.stop();
    await sandbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (cause) {
    await close();
    throw cause;
  }
  const world: World = {
    url,
    outboxUrl: sandbox.outboxUrl,
    storageOrigin: more.STORAGE_ORIGIN ?? url,
    letters: lettersAt(sandbox.outboxUrl),
    server,
    change: (statement, ...values) => onServer(database.url, statement, values),
    nextClientAddress: clientAddresses(worker),
  };
  return { world, close };
};
