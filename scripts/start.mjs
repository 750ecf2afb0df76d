// npm start: installs if needed, builds what has changed, starts the server and, except in production, the sandbox.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installWhenNeeded, root } from "./install.mjs";
import { NODE_FLAGS } from "./node-flags.mjs";

installWhenNeeded();
const { buildProduct } = await import("./build.mjs");
buildProduct();

const isProduction = process.env.LATCHKEY_MODE === "production";
const programs = isProduction || process.env.SMTP_URL ? ["server"] : ["sandbox", "server"];

/** The addresses of the fakes for what is not configured. */
const fakes = {
  POSTCODER_URL: `http://127.0.0.1:${process.env.ADDRESSES_PORT || 8026}/pcw/`,
  POSTCODER_KEY: "SANDBOX-KEY",
};
const withFakes = programs.includes("sandbox") && !process.env.POSTCODER_KEY;

// An IPC channel in addition to signals: if this process is killed, the others notice and shut down cleanly.
const spawnProgram = (name) =>
  spawn(process.execPath, [...NODE_FLAGS, `dist/${name}/main.js`], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      SANDBOX_DIR: join(process.env.DATA_DIR ?? ".data", "sandbox"),
      ...process.env,
      ...(withFakes && fakes),
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

/** The exit code of a program. The outbox is only a fake: killed, it is started again, and e-mails wait meanwhile. */
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

const codes = await Promise.all(programs.map(runToTheEnd));
process.exitCode = stopping && codes.every((code) => code === 0) ? 0 : Math.max(...codes);
