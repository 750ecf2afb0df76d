import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import { FailedJob } from "./failed-job.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { HandledJob } from "./job.ts";
import { queuePool } from "./queue-pool.ts";

export interface Worker {
  readonly stop: () => Promise<void>;
}

const CONCURRENCY = 4;
const POLL_MS = 2_000;

/**
 * Without these the queue completes jobs in an unhandled promise: an unavailable database would end the
 * process. With them it reports the failure as an event.
 */
const RELEASE_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

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
  readonly schedule: string;
}

/** A restarted database is back after a second or two. */
const RESTART_MS = [200, 500, 1_000, 2_000, 5_000, 10_000] as const;

interface Queue {
  readonly poolId: string;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Retries until it succeeds. undefined: the server stops meanwhile. */
const untilStarted = async (
  start: () => Promise<Queue>,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): Promise<Queue | undefined> => {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const wait = RESTART_MS[Math.min(attempt, RESTART_MS.length - 1)];
    await pause(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    try {
      return await start();
    } catch (cause) {
      log.warn({ err: new FailedJob(cause) }, "The job queue does not start yet");
    }
  }
  return undefined;
};

interface Handlers {
  readonly taskList: TaskList;
  /**
   * The queue no longer learns how its jobs end: without a database that would reject unhandled promises,
   * which ends the process. Resolves when no job is running.
   */
  readonly abandon: () => Promise<void>;
}

const never = (): Promise<never> => new Promise(() => undefined);

const handlersOf = <Context>(
  jobs: readonly HandledJob<Context>[],
  context: Context,
  signal: AbortSignal,
): Handlers => {
  const running = new Set<Promise<void>>();
  let isAbandoned = false;
  const reported = async (work: Promise<void>): Promise<void> => {
    running.add(work);
    try {
      await work;
    } catch (cause) {
      if (!isAbandoned) throw new FailedJob(cause);
    } finally {
      running.delete(work);
    }
    if (isAbandoned) await never();
  };
  return {
    taskList: Object.fromEntries(
      jobs.map(({ name, run: work }) => [
        name,
        (payload: unknown) => reported(work(payload, context, signal)),
      ]),
    ),
    abandon: async () => {
      isAbandoned = true;
      await Promise.allSettled(running);
    },
  };
};

/**
 * A queue that loses its database ends and is restarted; its unfinished jobs are unlocked first and run
 * again.
 */
export const startWorker = async <Context>(
  pool: pg.Pool,
  { jobs, schedule }: Work<Context>,
  context: Context & { readonly log: Log },
): Promise<Worker> => {
  const { log } = context;
  const stopping = new AbortController();
  const heartbeat = startHeartbeat(pool, log);

  const open = async (): Promise<Queue> => {
    const events: EventEmitter & WorkerEvents = new EventEmitter();
    const { taskList, abandon } = handlersOf(jobs, context, stopping.signal);
    let poolId = "";
    events.on("pool:create", ({ workerPool }) => {
      poolId = workerPool.id;
      heartbeat.announce(poolId);
    });
    // A job whose assignment was lost with the response is locked and does not run: only the pool's end
    // unlocks it.
    const lost = Promise.race([once(events, "pool:fatalError"), once(events, "worker:getJob:error")]);
    const runner = await run({
      preset: { worker: { ...RELEASE_IN_BATCHES, concurrentJobs: CONCURRENCY, pollInterval: POLL_MS } },
      pgPool: queuePool(pool),
      taskList,
      crontab: schedule,
      events,
      noHandleSignals: true,
      logger: quietLogger(log),
    });
    const stopRunner = () => runner.stop().catch(() => undefined);
    // The runner's own end is not awaited: without its database it may never come.
    const given = lost.then(() => {
      void stopRunner();
      return abandon();
    });
    const ended = Promise.race([given, runner.promise.catch(() => undefined)]);
    return { poolId, ended, stop: () => Promise.race([stopRunner(), ended]) };
  };

  await heartbeat.release();
  let queue: Queue | undefined = await open();

  const keepRunning = async (): Promise<void> => {
    while (queue) {
      const { poolId, ended } = queue;
      await ended;
      if (stopping.signal.aborted) return;
      log.warn("The job queue lost its database");
      const restart = async () => {
        await heartbeat.unlock(poolId);
        return open();
      };
      queue = await untilStarted(restart, { log, signal: stopping.signal });
      if (queue) log.info("The job queue runs again");
    }
  };
  const kept = keepRunning();

  return {
    stop: async () => {
      stopping.abort();
      await queue?.stop();
      await kept;
      heartbeat.stop();
    },
  };
};
