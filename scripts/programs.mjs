// The programs that make up an installation and their settings, for `npm start` and `npm run dev`.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./install.mjs";

export const isProduction = process.env.LATCHKEY_MODE === "production";
export const programs = isProduction || process.env.SMTP_URL ? ["server"] : ["sandbox", "server"];

export const publicUrl = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 8080}`;
const bankUrl = `http://127.0.0.1:${process.env.BANK_PORT || 8027}`;
const taxUrl = `http://127.0.0.1:${process.env.TAX_PORT || 8028}`;
const telemetryUrl = `http://127.0.0.1:${process.env.TELEMETRY_PORT || 8031}`;

/** The sandbox's services for unconfigured partners, by the setting that would configure them. */
const fakes = {
  POSTCODER_KEY: {
    POSTCODER_URL: `http://127.0.0.1:${process.env.ADDRESSES_PORT || 8026}/pcw/`,
    POSTCODER_KEY: "SANDBOX-KEY",
  },
  TRUELAYER_CLIENT_ID: {
    TRUELAYER_AUTH_URL: `${bankUrl}/truelayer-auth/`,
    TRUELAYER_API_URL: `${bankUrl}/truelayer-api/`,
    TRUELAYER_CLIENT_ID: "sandbox-latchkey",
    TRUELAYER_CLIENT_SECRET: "SANDBOX-SECRET",
    TRUELAYER_PROVIDERS: "uk-ob-all uk-oauth-all uk-cs-mock de-xs2a-all es-xs2a-all",
    TRUELAYER_REDIRECT_URIS: new URL("/truelayer/callback", publicUrl).href,
  },
  HMRC_CLIENT_ID: {
    HMRC_AUTHORIZE_URL: `${taxUrl}/oauth/authorize`,
    HMRC_API_URL: `${taxUrl}/`,
    HMRC_CLIENT_ID: "sandbox-latchkey",
    HMRC_CLIENT_SECRET: "SANDBOX-SECRET",
    HMRC_REDIRECT_URIS: new URL("/hmrc/callback", publicUrl).href,
  },
  KONFIR_CLIENT_ID: {
    KONFIR_URL: `http://127.0.0.1:${process.env.EMPLOYMENT_PORT || 8029}/`,
    KONFIR_CLIENT_ID: "sandbox-latchkey",
    KONFIR_CLIENT_SECRET: "SANDBOX-SECRET",
  },
  ANALYTICS_WRITE_KEY: { ANALYTICS_URL: `${telemetryUrl}/segment/`, ANALYTICS_WRITE_KEY: "SANDBOX-KEY" },
  SENTRY_DSN: { SENTRY_DSN: `${telemetryUrl.replace("//", "//sandboxkey@")}/sentry/1` },
  ZENDESK_KEY: {
    ZENDESK_KEY: "sandbox-latchkey",
    ZENDESK_SNIPPET_URL: `${telemetryUrl}/ekr/snippet.js`,
    ZENDESK_SIGNING_KEY_ID: "sandbox-latchkey",
    ZENDESK_SIGNING_SECRET: "SANDBOX-SECRET-OF-THE-PRACTICE-MESSENGER",
  },
};
const control = { port: process.env.CONTROL_PORT || 8030, outbox: process.env.OUTBOX_PORT || 8025 };
const demoSettings = {
  CONTROL_PORT: String(control.port),
  DEMO_CONTROL_URL: `http://127.0.0.1:${control.port}`,
  DEMO_OUTBOX_URL: `http://127.0.0.1:${control.outbox}`,
  DEMO_TELEMETRY_URL: telemetryUrl,
  DEMO_RIGHT_TO_RENT_URL: `http://127.0.0.1:${process.env.RIGHT_TO_RENT_PORT || 8032}/`,
};

const isDemo = (process.env.LATCHKEY_MODE || "demo") === "demo";
const fakeSettings = programs.includes("sandbox")
  ? Object.assign({}, ...Object.keys(fakes).map((name) => (process.env[name] ? {} : fakes[name])))
  : {};

const environment = {
  SANDBOX_DIR: join(process.env.DATA_DIR ?? ".data", "sandbox"),
  ...(isDemo && programs.includes("sandbox") ? demoSettings : {}),
  ...process.env,
  ...fakeSettings,
};

/**
 * An IPC channel in addition to signals: if this process is killed, the others notice and shut down cleanly.
 * @param args of Node @param settings in addition to those of the installation
 */
export const spawnProgram = (args, settings = {}) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...environment, ...settings },
    detached: process.platform !== "win32",
  });
