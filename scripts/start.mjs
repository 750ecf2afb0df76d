// npm start: installs if needed, builds what has changed, starts the server and, except in production, the sandbox.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded();
const { buildProduct } = await import("./build.mjs");
buildProduct();

const isProduction = process.env.LATCHKEY_MODE === "production";
const programs = isProduction || process.env.SMTP_URL ? ["server"] : ["sandbox", "server"];

// An IPC channel in addition to signals: if this process is killed, the others notice and shut down cleanly.
const children = programs.map((name) =>
  spawn(process.execPath, ["--enable-source-maps", `dist/${name}/main.js`], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { SANDBOX_DIR: join(process.env.DATA_DIR ?? ".data", "sandbox"), ...process.env },
    detached: process.platform !== "win32",
  }),
);

let stopping = false;
const stopAll = () => {
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
};
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);

const codes = await Promise.all(
  children.map(
    (child) =>
      new Promise((resolve) => {
        child.once("exit", (code) => {
          if (!stopping) stopAll();
          resolve(code ?? 1);
        });
      }),
  ),
);
process.exitCode = stopping && codes.every((code) => code === 0) ? 0 : Math.max(...codes);
