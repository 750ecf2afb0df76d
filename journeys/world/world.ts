import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FAKE_KEY } from "@latchkey/sandbox/addresses/web.ts";
import { FAKE_CLIENT } from "@latchkey/sandbox/bank/auth-request.ts";
import { FAKE_EMPLOYMENT_CLIENT } from "@latchkey/sandbox/employment/verification-routes.ts";
import { type Sandbox, startSandbox } from "@latchkey/sandbox/start.ts";
import { FAKE_TAX_CLIENT } from "@latchkey/sandbox/tax/sign-in-request.ts";
import { FAKE_TELEMETRY, telemetrySettings } from "@latchkey/sandbox/telemetry/testing/connected.ts";
import { freePort } from "../../scripts/testing/free-port.mjs";
import { freshDatabase, onServer } from "./database.ts";
import { type Inbox, inboxAt } from "./inbox.ts";
import { type ProductServer, productServer } from "./server.ts";

/** The test environment of one worker: the built product with its own database, and an outbox for everybody. */
export interface World {
  /** `http://localhost:41234`, without a trailing slash */
  readonly url: string;
  readonly outboxUrl: string;
  /** The practice bank, a site of its own. */
  readonly bankUrl: string;
  /** The practice tax authority, and the practice verifier of employment. */
  readonly taxUrl: string;
  readonly employmentUrl: string;
  readonly telemetryUrl: string;
  /** Practice pages for share codes and registered providers. */
  readonly rightToRentUrl: string;
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
  /** Analytics, error reports and the messenger are connected. Most stories are without them. */
  readonly telemetry?: true;
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
  // The phones of stories are on this machine.
  PHONE_HAND_OVER: "on",
  EMAILS_PER_HOUR: "1000",
  // Most stories are about what every case has; the others say what they are about.
  SAMPLE_POLICY: "identity-only",
  LOG_LEVEL: "warn",
  ...more,
});

/** Every service on a free port, and all of them know where this product is. */
const openSandbox = (url: string, dataDir: string): Promise<Sandbox> =>
  startSandbox({
    dir: join(dataDir, "sandbox"),
    outboxPort: 0,
    smtpPort: 0,
    addressesPort: 0,
    controlPort: 0,
    bank: { port: 0, client: { ...FAKE_CLIENT, redirectUris: [`${url}/truelayer/callback`] } },
    tax: { port: 0, client: { ...FAKE_TAX_CLIENT, redirectUris: [`${url}/hmrc/callback`] } },
    telemetry: FAKE_TELEMETRY,
    rightToRent: { port: 0 },
    employment: { port: 0, client: FAKE_EMPLOYMENT_CLIENT, pace: { firstMs: 100, retryMs: [100, 100] } },
  });

const partnerSettings = ({ bankAuthUrl, bankApiUrl, ...sandbox }: Sandbox): Settings => ({
  DEMO_CONTROL_URL: sandbox.controlUrl ?? "",
  DEMO_OUTBOX_URL: sandbox.outboxUrl,
  DEMO_RIGHT_TO_RENT_URL: sandbox.rightToRentUrl ?? "",
  POSTCODER_URL: sandbox.addressesUrl,
  POSTCODER_KEY: FAKE_KEY,
  TRUELAYER_AUTH_URL: bankAuthUrl ?? "",
  TRUELAYER_API_URL: bankApiUrl ?? "",
  TRUELAYER_CLIENT_ID: FAKE_CLIENT.clientId,
  TRUELAYER_CLIENT_SECRET: FAKE_CLIENT.clientSecret,
  TRUELAYER_PROVIDERS: "uk-ob-all uk-oauth-all uk-cs-mock de-xs2a-all",
  HMRC_AUTHORIZE_URL: sandbox.taxAuthorizeUrl ?? "",
  HMRC_API_URL: sandbox.taxApiUrl ?? "",
  HMRC_CLIENT_ID: FAKE_TAX_CLIENT.clientId,
  HMRC_CLIENT_SECRET: FAKE_TAX_CLIENT.clientSecret,
  KONFIR_URL: sandbox.employmentUrl ?? "",
  KONFIR_CLIENT_ID: FAKE_EMPLOYMENT_CLIENT.clientId,
  KONFIR_CLIENT_SECRET: FAKE_EMPLOYMENT_CLIENT.clientSecret,
});

export const openWorld = async (
  worker: number,
  options: WorldOptions = {},
): Promise<{ world: World; close: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-world-"));
  const url = `http://localhost:${await freePort()}`;
  const sandbox = await openSandbox(url, dataDir);
  const database = await freshDatabase();
  const more = options.settings?.(url) ?? {};
  const server = productServer(
    settings(url, dataDir, {
      DATABASE_URL: database.url,
      SMTP_URL: sandbox.smtpUrl,
      ...partnerSettings(sandbox),
      ...(options.telemetry && telemetrySettings(sandbox.telemetryUrl ?? "")),
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
    bankUrl: new URL(sandbox.bankAuthUrl ?? url).origin,
    taxUrl: new URL(sandbox.taxApiUrl ?? url).origin,
    employmentUrl: new URL(sandbox.employmentUrl ?? url).origin,
    telemetryUrl: sandbox.telemetryUrl ?? url,
    rightToRentUrl: new URL(sandbox.rightToRentUrl ?? url).origin,
    storageOrigin: more.STORAGE_ORIGIN ?? url,
    inbox: inboxAt(sandbox.outboxUrl),
    server,
    change: (statement, ...values) => onServer(database.url, statement, values),
    nextClientAddress: clientAddresses(worker),
  };
  return { world, close };
};
