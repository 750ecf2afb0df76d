import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/testing/free-port.mjs";
import { plainEnvironment, root, until } from "../../scripts/testing/running-product.ts";

/** Programs that are measured from outside: what they cost is what the system counts for their process. */

export interface Measured {
  readonly url: string;
  /** Microseconds of CPU of this process alone, since its start. */
  readonly cpu: () => number;
  /** Megabytes of memory. */
  readonly memory: () => number;
  /** Milliseconds from its start to its first response. */
  readonly startedIn: number;
  readonly stop: () => Promise<void>;
}

const NANOSECONDS_IN_MICROSECOND = 1_000;

/** Of all its threads; finer than the process's own counter, which counts hundredths of a second. */
const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0])
    .reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / NANOSECONDS_IN_MICROSECOND;

const KILOBYTES_IN_MEGABYTE = 1_000;

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / KILOBYTES_IN_MEGABYTE;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
  });

interface Program {
  /** Node by default. */
  readonly command?: string;
  /** Before it starts, when its port is known. */
  readonly prepare?: (port: number) => void;
  readonly args: readonly string[];
  /** The path that answers 200 once the program can work. */
  readonly ready: string;
  readonly environment?: (port: number) => Record<string, string>;
}

export const measured = async ({
  command = process.execPath,
  prepare,
  args,
  ready,
  environment,
}: Program): Promise<Measured> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  prepare?.(port);
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...plainEnvironment(), PORT: String(port), ...environment?.(port) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const pid = child.pid ?? 0;
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} did not start`);
    return fetch(`${url}${ready}`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  const startedIn = performance.now() - start;
  return {
    url,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    startedIn,
    stop: async () => {
      child.kill("SIGTERM");
      await ended(child);
    },
  };
};

/** A folder that is gone afterwards. */
export const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), "latchkey-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
