// npm start: installs if needed, builds what has changed, starts the server and, except in production, the sandbox.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installWhenNeeded, root } from "./install.mjs";
import { NODE_FLAGS } from "./node-flags.mjs";

const installing = installWhenNeeded({ withDev: false });
const installedAt = performance.now();
const { buildPages, buildServer } = await import("./build.mjs");
const { compressPages } = await import("./compress-pages.mjs");
await buildServer();

const isProduction = process.env.LATCHKEY_MODE === "production";
const programs = isProduction || process.env.SMTP_URL ? ["server"] : ["sandbox", "server"];

const publicUrl = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 8080}`;
const bankUrl = `http://127.0.0.1:${process.env.BANK_PORT || 8027}`;
const taxUrl = `http://127.0.0.1:${process.env.TAX_PORT || 8028}`;
const telemetryUrl = `http://127.0.0.1:${process.env.TELEMETRY_PORT || 8031}`;

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
};

const isDemo = (process.env.LATCHKEY_MODE || "demo") === "demo";
const fakeSettings = programs.includes("sandbox")
  ? Object.assign({}, ...Object.keys(fakes).map((name) => (process.env[name] ? {} : fakes[name])))
  : {};

// An IPC channel in addition to signals: if this process is killed, the others notice and shut down cleanly.
const spawnProgram = (name) =>
  spawn(process.execPath, [...NODE_FLAGS, `dist/${name}/main.js`, "--pages-follow"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      SANDBOX_DIR: join(process.env.DATA_DIR ?? ".data", "sandbox"),
      ...(isDemo && programs.includes("sandbox") ? demoSettings : {}),
      ...process.env,
      ...fakeSettings,
    },
    detached: process.platform !== "win32",
  });

const children = new Map();
let stopping = false;
const stopAll = () => {
  stopping = true;
  for (const child of children.values()) if (child.exitCode === null) child.kill("SIGTERM");
};
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);

const buildPagesBeside = async () => {
  await buildPages();
  // A provider's proxy may keep the first response for a year.
  if (isProduction) await compressPages(() => stopping);
  const builtAt = performance.now();
  const server = children.get("server");
  server.once("message", () => {
    const seconds = (from, to) => ((to - from) / 1000).toFixed(1);
    const building = seconds(installedAt, builtAt);
    const starting = seconds(builtAt, performance.now());
    console.log(
      `Installing took ${installing.toFixed(1)} s, building ${building} s, starting ${starting} s.`,
    );
    compressPages(() => stopping).catch((cause) =>
      console.error(`The pages were not compressed: ${cause.message}`),
    );
  });
  if (server.connected) server.send("The pages are built.");
};

/** The exit code of a program. The outbox is only a fake: it is restarted after a kill, and e-mails wait meanwhile. */
const runToTheEnd = (name) =>
  new Promise((resolve) => {
    const child = spawnProgram(name);
    children.set(name, child);
    child.once("exit", (code, signal) => {
      if (!stopping && name === "sandbox" && signal !== null) {
        console.log("The outbox was killed and is started again.");
        resolve(runToTheEnd(name));
        return;
      }
      if (!stopping) stopAll();
      resolve(code ?? 1);
    });
  });

const ends = programs.map(runToTheEnd);
void buildPagesBeside();
const codes = await Promise.all(ends);
process.exit(stopping && codes.every((code) => code === 0) ? 0 : Math.max(...codes));
