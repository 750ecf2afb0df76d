import { EventEmitter } from "node:events";
import { Logger, run, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import { FailedJob } from "./failed-job.ts";
import { signsOfLife } from "./heartbeat.ts";
import type { HandledJob } from "./job.ts";

export interface Worker {
  /** Lets the running jobs finish, long ones early, and takes no new ones. */
  readonly stop: () => Promise<void>;
}

const CONCURRENCY = 4;
const POLL_MS = 2_000;

/** Job payloads may name people, and faults quote them: only the words of the queue itself are logged. */
const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level !== "error" && level !== "warning") return;
    const failure = meta?.error instanceof FailedJob ? { err: meta.error } : {};
    log.warn({ queue: level, ...failure }, withoutValues(message));
  });

const withoutValues = (message: string): string =>
  message
    .replace(/ with error .*$/s, "")
    .replace(/\{.*$/s, "…")
    .slice(0, 200);

interface Work<Context> {
  readonly jobs: readonly HandledJob<Context>[];
  /** What is done by the clock, as crontab lines. */
  readonly timetable: string;
}

export const startWorker = async <Context>(
  pool: pg.Pool,
  { jobs, timetable }: Work<Context>,
  context: Context & { readonly log: Log },
): Promise<Worker> => {
  const stopping = new AbortController();
  const taskList = Object.fromEntries(
    jobs.map(({ name, run: work }) => [
      name,
      (payload: unknown) =>
        work(payload, context, stopping.signal).catch((cause: unknown) => {
          throw new FailedJob(cause);
        }),
    ]),
  );
  const life = signsOfLife(pool, context.log);
  const events: WorkerEvents = new EventEmitter();
  events.on("worker:create", ({ worker }) => life.announce(worker.workerId));
  await life.release();
  const runner = await run({
    pgPool: pool,
    taskList,
    crontab: timetable,
    events,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: quietLogger(context.log),
  });
  // `stop` reports through this promise as well; without a handler a broken connection would end the process.
  runner.promise.catch((cause: unknown) => context.log.error({ err: cause }, "The job queue stopped"));
  return {
    stop: async () => {
      stopping.abort();
      await runner.stop();
      life.stop();
    },
  };
};
