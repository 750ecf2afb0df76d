import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The built server as a separate process, for tests that kill it. */

export const root = join(import.meta.dirname, "../..");

const GIVES_UP_MS = 60_000;

export const until = async (
  fact: () => Promise<boolean> | boolean,
  { givesUpMs = GIVES_UP_MS, everyMs = 25 } = {},
): Promise<void> => {
  const deadline = performance.now() + givesUpMs;
  while (!(await fact())) {
    if (performance.now() > deadline) throw new Error("It did not happen in time.");
    await pause(everyMs);
  }
};

export const plainEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_ENV: _environment, VITEST: _vitest, DATABASE_URL: _database, ...inherited } = process.env;
  return inherited;
};

export interface RunningServer {
  readonly child: ChildProcess;
  readonly url: string;
  readonly said: () => string;
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly stop: () => Promise<void>;
}

export const runServer = async (
  port: number,
  environment: Record<string, string>,
): Promise<RunningServer> => {
  const child = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
    cwd: root,
    env: { ...plainEnvironment(), PORT: String(port), SAMPLE_POLICY: "identity-only", ...environment },
    // An IPC channel: if this worker is killed, the server notices and exits.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      said += String(chunk);
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code)),
  );
  const url = `http://localhost:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${said}`);
    return fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => child.signalCode !== null,
    );
  });
  return {
    child,
    url,
    said: () => said,
    ended,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
};
