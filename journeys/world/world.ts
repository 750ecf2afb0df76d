import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FAKE_KEY } from "@latchkey/sandbox/addresses/web.ts";
import { startSandbox } from "@latchkey/sandbox/start.ts";
import { freePort } from "../../scripts/testing/free-port.mjs";
import { freshDatabase, onServer } from "./database.ts";
import { type Inbox, inboxAt } from "./inbox.ts";
import { type ProductServer, productServer } from "./server.ts";

/** The test environment of one worker: the built product with its own database, and an outbox for everybody. */
export interface World {
  /** `http://localhost:41234`, without a trailing slash */
  readonly url: string;
  readonly outboxUrl: string;
  /** Where files are posted to: the product's own origin, unless another one was requested. */
  readonly storageOrigin: string;
  readonly inbox: Inbox;
  readonly server: ProductServer;
  /** Changes the database behind the product's back. */
  readonly change: (statement: string, ...values: readonly unknown[]) => Promise<void>;
  /** A unique network address, so that limits per address apply to one story only. */
  readonly nextClientAddress: () => string;
}

type Settings = Readonly<Record<string, string>>;

/** Extra requirements of a story. */
export interface WorldOptions {
  /** More server settings, computed from its address. */
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
  // Demo mode for its sample people; the database was created for it.
  LATCHKEY_MODE: "demo",
  DEMO_ON_PURPOSE: "true",
  PUBLIC_URL: url,
  PORT: new URL(url).port,
  DATA_DIR: dataDir,
  TRUST_PROXY: "127.0.0.1,::1",
  EMAILS_PER_HOUR: "1000",
  LOG_LEVEL: "warn",
  ...more,
});

export const openWorld = async (
  worker: number,
  options: WorldOptions = {},
): Promise<{ world: World; close: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-world-"));
  const sandbox = await startSandbox({
    dir: join(dataDir, "sandbox"),
    outboxPort: 0,
    smtpPort: 0,
    addressesPort: 0,
  });
  const database = await freshDatabase();
  const url = `http://localhost:${await freePort()}`;
  const more = options.settings?.(url) ?? {};
  const server = productServer(
    settings(url, dataDir, {
      DATABASE_URL: database.url,
      SMTP_URL: sandbox.smtpUrl,
      POSTCODER_URL: sandbox.addressesUrl,
      POSTCODER_KEY: FAKE_KEY,
      ...more,
    }),
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
    inbox: inboxAt(sandbox.outboxUrl),
    server,
    change: (statement, ...values) => onServer(database.url, statement, values),
    nextClientAddress: clientAddresses(worker),
  };
  return { world, close };
};
