import { type ChildProcess, fork } from "node:child_process";
import { residentBytes } from "./resident-memory.ts";

/**
 * A child process for work that may crash or use too many resources. Native and WebAssembly memory has no
 * limit, and a program stuck in a loop handles no messages, so the process is monitored from outside and
 * killed.
 */

export type ChildFailure = "timeout" | "memory" | "crashed";

export interface ChildSettings {
  readonly program: string;
  readonly execArgv?: readonly string[];
  readonly timeoutMs: number;
  readonly maxMemoryBytes: number;
  /** after this long without work it is stopped, to free its memory */
  readonly idleMs?: number;
  /** for the log; the last output of the process may name a library, never the contents of a file */
  readonly onFailure?: (failure: { readonly reason: ChildFailure; readonly said: string }) => void;
}

type Outcome = { readonly answer: unknown } | { readonly failed: ChildFailure };

export interface Child<Job extends object> {
  /**
   * One at a time, within `timeoutMs` or less.
   *
   * @returns the child's result, or why there is none; never throws
   */
  readonly run: (job: Job, withinMs?: number) => Promise<Outcome>;
  readonly pid: () => number | undefined;
  readonly stop: () => void;
}

const WATCH_MS = 50;
const IDLE_MS = 120_000;
/** WebAssembly memory never shrinks: a process above this share of its limit is not reused. */
const RETIRE_SHARE = 0.75;
const HEAP_MB = 256;
const LAST_WORDS = 2000;

const start = ({ program, execArgv = [] }: ChildSettings): ChildProcess =>
  fork(program, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...execArgv],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // The child must not see the server's keys and connection strings.
    env: {},
  });

/** The tail of the child's output. Always drained, or the child would block on a full pipe. */
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
  job: object,
  { timeoutMs, maxMemoryBytes }: ChildSettings,
): Promise<Outcome> =>
  new Promise((resolve) => {
    let settled = false;
    const settle = (outcome: Outcome): void => {
      // A slow memory reading must not kill the process during the next job.
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      clearInterval(watch);
      child.off("message", answered).off("close", ended).off("error", ended);
      // Wait until it is dead before starting another: two would need twice the memory.
      if ("failed" in outcome) child.kill("SIGKILL");
      resolve(outcome);
    };
    const answered = (answer: unknown) => settle({ answer });
    const ended = () => settle({ failed: "crashed" });
    const timer = setTimeout(() => settle({ failed: "timeout" }), timeoutMs);
    const watch = setInterval(async () => {
      if (await isAbove(child, maxMemoryBytes)) settle({ failed: "memory" });
    }, WATCH_MS);
    child.on("message", answered).on("close", ended).on("error", ended);
    if (isUsable(child)) child.send(job, (failure) => failure && ended());
    else ended();
  });

export const openChild = <Job extends object>(settings: ChildSettings): Child<Job> => {
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
    // A child that exits by itself, or cannot be started, is noticed with the next job.
    child.on("error", () => undefined);
    words = lastWords(child);
    return child;
  };
  const run = async (job: Job, withinMs = settings.timeoutMs): Promise<Outcome> => {
    const used = current();
    const outcome = await runIn(used, job, { ...settings, timeoutMs: withinMs });
    if ("failed" in outcome) settings.onFailure?.({ reason: outcome.failed, said: words() });
    if (await isAbove(used, settings.maxMemoryBytes * RETIRE_SHARE)) used.kill("SIGKILL");
    idle = setTimeout(stop, settings.idleMs ?? IDLE_MS).unref();
    return outcome;
  };
  return { run, pid: () => child?.pid, stop };
};
