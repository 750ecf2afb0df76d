import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type pg from "pg";
import type { Logger } from "pino";
import { type DocumentChecks, openDocumentChecks } from "../document-checks/checks.ts";
import { pathOfKey } from "../documents/paths.ts";
import { clamd, type VirusScanner } from "../partners/clamd.ts";
import type { Config } from "../platform/config/config.ts";
import { type Databases, openDatabases } from "../platform/db/databases.ts";
import type { Database } from "../platform/db/pool.ts";
import { type Keyring, keysFromFolder, openKeyring } from "../platform/keys/keyring.ts";
import { newLog } from "../platform/log/log.ts";
import { type Mailer, smtpMailer } from "../platform/mail/mailer.ts";
import { diskStore } from "../platform/storage/disk-store.ts";
import { signDownload } from "../platform/storage/download-link.ts";
import type { Store } from "../platform/storage/store.ts";
import { builtInVerifier } from "../verification/built-in.ts";
import { outsideVerifier } from "../verification/outside-service.ts";
import type { Verifier } from "../verification/verifier.ts";

/** Everything a request or a job may need, opened once. */
export interface AppContext {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly keyring: Keyring;
  readonly mailer: Mailer;
  readonly store: Store;
  /** Opens strangers' pictures and PDFs in a process of its own. */
  readonly checks: DocumentChecks;
  /** Looks at documents and live photos; undefined: nobody does. */
  readonly verifier: Verifier | undefined;
  /** undefined: none is configured. */
  readonly scanner: VirusScanner | undefined;
  /** The civil date in Europe/London. */
  readonly today: () => string;
  /** epoch seconds */
  readonly nowSeconds: () => number;
  readonly close: () => Promise<void>;
  /** For a program beside a running server: as `close`, but the server keeps its embedded database. */
  readonly leave: () => Promise<void>;
}

/** The seam for tests. */
export type Overrides = Partial<
  Pick<AppContext, "mailer" | "scanner" | "checks" | "verifier" | "today" | "nowSeconds" | "log">
>;

const openKeys = async ({ keys }: Config): Promise<Keyring> =>
  openKeyring(keys.kind === "given" ? keys.text : await keysFromFolder(keys.folder));

/** Beside the server's own program, as the build lays them. */
const CHECKS_PROGRAM = fileURLToPath(new URL("../document-checks-child.js", import.meta.url));

const MEBIBYTE = 2 ** 20;
const CHECKS = {
  timeoutMs: 20_000,
  maxPixels: 50_000_000,
  maxMemoryBytes: 900 * MEBIBYTE,
  queueLength: 20,
} as const;

const ownChecks = (config: Config, log: Logger, today: () => string): DocumentChecks =>
  openDocumentChecks({
    ...CHECKS,
    program: CHECKS_PROGRAM,
    modelsFolder: config.models,
    today,
    onFailure: ({ reason }) => log.warn({ reason }, "A file was not checked"),
  });

const verifierOf = (
  { verification: { service }, uploads }: Config,
  { checks, keyring, nowSeconds }: Pick<AppContext, "checks" | "keyring" | "nowSeconds">,
): Verifier | undefined => {
  if (service.kind === "none") return undefined;
  if (service.kind === "built-in") return builtInVerifier(checks);
  const linkTo = (key: string) =>
    `${pathOfKey(uploads.storageOrigin, key)}?${signDownload(keyring, key, nowSeconds())}`;
  return outsideVerifier({ ...service, linkTo });
};

export const buildContext = async (config: Config, overrides: Overrides = {}): Promise<AppContext> => {
  await mkdir(config.dataDir, { recursive: true });
  const log = overrides.log ?? newLog(config);
  const keyring = await openKeys(config);
  const databases: Databases = await openDatabases(config, log);
  const mailer =
    overrides.mailer ??
    smtpMailer({ smtpUrl: config.mail.smtpUrl, from: config.mail.from, host: config.publicUrl.hostname });
  const today = overrides.today ?? (() => londonDate(Date.now()));
  const nowSeconds = overrides.nowSeconds ?? (() => Date.now() / 1000);
  const checks = overrides.checks ?? ownChecks(config, log, today);
  return {
    config,
    log,
    db: databases.db,
    pool: databases.pool,
    keyring,
    mailer,
    store: diskStore(join(config.dataDir, "documents")),
    scanner: overrides.scanner ?? (config.virusScanner && clamd(config.virusScanner)),
    checks,
    verifier: overrides.verifier ?? verifierOf(config, { checks, keyring, nowSeconds }),
    today,
    nowSeconds,
    close: async () => {
      mailer.close();
      await checks.close();
      await databases.close();
    },
    leave: async () => {
      mailer.close();
      await checks.close();
      await databases.leave();
    },
  };
};
