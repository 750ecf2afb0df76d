import type pg from "pg";
import type { Logger } from "pino";

/**
 * A process that is killed leaves its jobs locked, and the queue would wait four hours before it believes that.
 * Every worker therefore holds an advisory lock for as long as its process is connected; a job whose worker holds
 * none is taken up again. Jobs are idempotent, so one taken up too early does no harm.
 */

/** The first half of the two-part advisory key; the second is the worker's hashed id. */
const WORKER_LOCKS = 7_402_611;

const RELEASE_ABANDONED = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by))
  from (select distinct locked_by from graphile_worker._private_jobs
    where locked_by is not null and locked_at < now() - make_interval(secs => $1)) as holder
  where not exists (
    select 1 from pg_locks
    where locktype = 'advisory' and classid = ${WORKER_LOCKS} and objid = hashtext(locked_by)::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))
  having count(*) > 0`;

const SWEEP_MS = 30_000;
/**
 * A busy machine may be slow to take a lock, or to take it again after its connection broke. Only at a start, when
 * the process before is gone, is nobody waited for.
 */
const PATIENCE_SECONDS = 90;
const RECONNECT_MS = 1_000;

export interface SignsOfLife {
  /** Says that a worker of this process lives. */
  readonly announce: (workerId: string) => void;
  /** @param patienceSeconds for how long a job has to be locked before its worker is taken for dead */
  readonly release: (patienceSeconds?: number) => Promise<void>;
  readonly stop: () => void;
}

/** Takes up at once, and then every half minute, what killed processes left behind. */
export const signsOfLife = (pool: pg.Pool, log: Logger): SignsOfLife => {
  const workers = new Set<string>();
  let connection: pg.PoolClient | undefined;
  let isConnecting = false;
  let isStopped = false;

  const lock = (client: pg.PoolClient, workerId: string) =>
    client.query("select pg_advisory_lock($1, hashtext($2))", [WORKER_LOCKS, workerId]);

  /** A client may be given back once only, and it may break after it was. */
  const giveBack = (): void => {
    const held = connection;
    connection = undefined;
    held?.release(true);
  };

  const lose = (client: pg.PoolClient): void => {
    if (connection !== client) return;
    giveBack();
    if (!isStopped) setTimeout(connect, RECONNECT_MS).unref();
  };

  const hold = async (): Promise<void> => {
    const client = await pool.connect();
    if (isStopped) return client.release(true);
    try {
      for (const workerId of workers) await lock(client, workerId);
    } catch (cause) {
      client.release(true);
      throw cause;
    }
    client.once("error", () => lose(client));
    connection = client;
  };

  /** One connection, however many workers announce themselves while it opens. */
  const connect = async (): Promise<void> => {
    if (isStopped || connection || isConnecting) return;
    isConnecting = true;
    await hold().catch(() => setTimeout(connect, RECONNECT_MS).unref());
    isConnecting = false;
  };

  const release = async (patienceSeconds = 0): Promise<void> => {
    await pool
      .query(RELEASE_ABANDONED, [patienceSeconds])
      .catch((cause: unknown) => log.warn({ err: cause }, "Abandoned jobs stay"));
  };

  const timer = setInterval(() => release(PATIENCE_SECONDS), SWEEP_MS);
  timer.unref();
  return {
    announce: (workerId) => {
      workers.add(workerId);
      if (connection) lock(connection, workerId).catch(() => undefined);
      else void connect();
    },
    release,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      giveBack();
    },
  };
};
