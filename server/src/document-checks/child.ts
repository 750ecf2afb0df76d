import { type ChildProcess, fork } from "node:child_process";
import type { NotCheckedReason } from "./engine/findings.ts";
import type { Job } from "./engine/messages.ts";
import { residentBytes } from "./resident-memory.ts";

/**
 * The process that opens files, seen from the server. Native and WebAssembly memory has no bound of its own, and a
 * decoder in a loop hears nothing: it is watched from outside and killed.
 */
export interface ChildSettings {
  /** path of the program */
  readonly program: string;
  readonly execArgv?: readonly string[];
  readonly timeoutMs: number;
  readonly maxMemoryBytes: number;
  /** after this long without a file it is ended, and its memory given back */
  readonly idleMs?: number;
  /** for the log; what the process said last may name a library, never what is in a file */
  readonly onFailure?: (failure: { readonly reason: NotCheckedReason; readonly said: string }) => void;
}

export interface Child {
  /** One at a time. @returns what the process answered, or why it did not; never throws */
  readonly run: (job: Job) => Promise<{ readonly answer: unknown } | { readonly failed: NotCheckedReason }>;
  readonly pid: () => number | undefined;
  readonly stop: () => void;
}

type Outcome = { readonly answer: unknown } | { readonly failed: NotCheckedReason };

const WATCH_MS = 50;
const IDLE_MS = 120_000;
/** WebAssembly memory grows and never shrinks: a process above this share is not used for another file. */
const RETIRE_SHARE = 0.75;
/** Of the JavaScript heap, which is the smallest part. */
const HEAP_MB = 256;
const LAST_WORDS = 2000;

const start = ({ program, execArgv = [] }: ChildSettings): ChildProcess =>
  fork(program, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...execArgv],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // Keys and connection strings of the server are none of its business.
    env: {},
  });

/** The end of what a process says of itself. Read in any case, or it would stop when the pipe is full. */
const lastWords = (child: ChildProcess): (() => string) => {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString("utf8")).slice(-LAST_WORDS);
  });
  return () => said;
};

const isUsable = (child: ChildProcess): boolean =>
  child.connected && child.exitCode === null && child.signalCode === null && !child.killed;

const isAbove = async (child: ChildProcess, bytes: number): Promise<boolean> =>
  child.pid !== undefined && ((await residentBytes(child.pid)) ?? 0) > bytes;

const runIn = (
  child: ChildProcess,
  job: Job,
  { timeoutMs, maxMemoryBytes }: ChildSettings,
): Promise<Outcome> =>
  new Promise((resolve) => {
    let settled = false;
    const settle = (outcome: Outcome): void => {
      // A look at its memory that ends late must not kill the process under the next file.
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      clearInterval(watch);
      child.off("message", answered).off("close", ended).off("error", ended);
      // Killed before its successor may start: two of them would need twice the memory.
      if ("failed" in outcome) child.kill("SIGKILL");
      resolve(outcome);
    };
    const answered = (answer: unknown) => settle({ answer });
    // When its last words are read as well.
    const ended = () => settle({ failed: "crashed" });
    const timer = setTimeout(() => settle({ failed: "timeout" }), timeoutMs);
    const watch = setInterval(async () => {
      if (await isAbove(child, maxMemoryBytes)) settle({ failed: "too-large" });
    }, WATCH_MS);
    child.on("message", answered).on("close", ended).on("error", ended);
    if (isUsable(child)) child.send(job, (failure) => failure && ended());
    else ended();
  });

export const openChild = (settings: ChildSettings): Child => {
  let child: ChildProcess | undefined;
  let words = () => "";
  let idle: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const current = (): ChildProcess => {
    clearTimeout(idle);
    if (child && isUsable(child)) return child;
    child = start(settings);
    // One that ends by itself, or cannot be started, is noticed by the next file.
    child.on("error", () => undefined);
    words = lastWords(child);
    return child;
  };
  const run = async (job: Job): Promise<Outcome> => {
    const used = current();
    const outcome = await runIn(used, job, settings);
    if ("failed" in outcome) settings.onFailure?.({ reason: outcome.failed, said: words() });
    if (await isAbove(used, settings.maxMemoryBytes * RETIRE_SHARE)) used.kill("SIGKILL");
    idle = setTimeout(stop, settings.idleMs ?? IDLE_MS).unref();
    return outcome;
  };
  return { run, pid: () => child?.pid, stop };
};
