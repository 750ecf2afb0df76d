import { EventEmitter } from "node:events";
import { Logger, run, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import { FailedJob } from "./failed-job.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { HandledJob } from "./job.ts";

export interface Worker {
  /** Takes no new jobs and lets running ones finish, long ones early. */
  readonly stop: () => Promise<void>;
}

const CONCURRENCY = 4;
const POLL_MS = 2_000;

/** Payloads may contain names, and errors may quote them: only the queue's own messages are logged. */
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
  /** Scheduled jobs, as crontab lines. */
  readonly schedule: string;
}

export const startWorker = async <Context>(
  pool: pg.Pool,
  { jobs, schedule }: Work<Context>,
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
  const heartbeat = startHeartbeat(pool, context.log);
  const events: WorkerEvents = new EventEmitter();
  events.on("worker:create", ({ worker }) => heartbeat.announce(worker.workerId));
  await heartbeat.release();
  const runner = await run({
    pgPool: pool,
    taskList,
    crontab: schedule,
    events,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: quietLogger(context.log),
  });
  // `stop` also reports through this promise; without a handler a broken connection would end the process.
  runner.promise.catch((cause: unknown) => context.log.error({ err: cause }, "The job queue stopped"));
  return {
    stop: async () => {
      stopping.abort();
      await runner.stop();
      heartbeat.stop();
    },
  };
};
