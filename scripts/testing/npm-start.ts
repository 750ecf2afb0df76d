import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";
import { freePort } from "./free-port.mjs";
import { plainEnvironment, root, until } from "./running-product.ts";

/** `npm start` as a person runs it: real processes, a real folder, real signals. Needs the built product. */

const run = promisify(execFile);

let dataDir = "";
const PORT_NAMES = [
  "PORT",
  "OUTBOX_PORT",
  "SMTP_PORT",
  "ADDRESSES_PORT",
  "BANK_PORT",
  "TAX_PORT",
  "EMPLOYMENT_PORT",
  "TELEMETRY_PORT",
  "RIGHT_TO_RENT_PORT",
  "CONTROL_PORT",
] as const;
type PortName = (typeof PORT_NAMES)[number];
let ports: Partial<Record<PortName, string>> = {};
const started: ChildProcess[] = [];

export const folder = (): string => dataDir;

export const port = (name: PortName): string => ports[name] ?? "";

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "latchkey-start-"));
  ports = {};
  for (const name of PORT_NAMES) ports[name] = String(await freePort());
});

afterEach(async () => {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  await nothingIsLeft();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every process started for the folder of this test, found by environment or command line. */
export const processes = async (): Promise<readonly number[]> => {
  const { stdout } = await run("ps", ["-eo", "pid="]);
  const pids = stdout
    .split("\n")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  const texts = await Promise.all(
    pids.map(async (pid) => {
      const [environment, command] = await Promise.all(
        ["environ", "cmdline"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
      );
      return { pid, isOurs: `${environment}${command}`.includes(dataDir) };
    }),
  );
  return texts.filter(({ isOurs }) => isOurs).map(({ pid }) => pid);
};

export interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

type Command = readonly [program: string, ...args: string[]];
const SCRIPT: Command = [process.execPath, "scripts/start.mjs"];
export const NPM: Command = ["npm", "start"];
export const SERVER: Command = [process.execPath, "dist/server/main.js", "--pages-follow"];

export const start = (environment: Record<string, string> = {}, command = SCRIPT): Started => {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...plainEnvironment(), ...ports, DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe", ...(command === SERVER ? (["ipc"] as const) : [])],
  });
  started.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
  return {
    child,
    said: () => said,
    ended: new Promise((resolve) => child.once("exit", (code) => resolve(code))),
  };
};

export const isReady = async (): Promise<boolean> =>
  fetch(`http://localhost:${port("PORT")}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export const begin = async (command?: Command): Promise<Started> => {
  const running = start({}, command);
  const { child, said } = running;
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error("It ended.");
    return (await isReady()) && said().includes("E-mails arrive");
  };
  await until(isUp).catch((cause: unknown) => {
    throw new Error(`It did not start, and said: ${said()}`, { cause });
  });
  return running;
};

export const nothingIsLeft = () => until(async () => (await processes()).length === 0);

export const expectCleanEnd = async (
  { child, ended }: Started,
  signal: "SIGINT" | "SIGTERM",
): Promise<void> => {
  child.kill(signal);
  expect(await ended).toBe(0);
  await nothingIsLeft();
};
