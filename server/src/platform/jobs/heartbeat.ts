import type pg from "pg";
import type { Logger } from "pino";

/**
 * A killed process leaves its jobs locked, and the queue would retry them only after four hours. So every
 * worker pool holds an advisory lock while its process is connected, and the jobs of a pool without one are
 * unlocked. Jobs are idempotent, so unlocking one too early does no harm.
 */

/** The first half of the two-part key of the advisory lock; the second is the pool's hashed id. */
const POOL_LOCKS = 7_402_611;

const RELEASE_ABANDONED = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by))
  from (select distinct locked_by from graphile_worker._private_jobs
    where locked_by is not null and locked_at < now() - make_interval(secs => $1)) as holder
  where not exists (
    select 1 from pg_locks
    where locktype = 'advisory' and classid = ${POOL_LOCKS} and objid = hashtext(locked_by)::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))
  having count(*) > 0`;

const SWEEP_MS = 30_000;
/**
 * A busy machine may be slow to take its lock, or to retake it after its connection broke. Only at a start,
 * when the previous process is gone, is there no grace period.
 */
const GRACE_SECONDS = 90;
const RECONNECT_MS = 1_000;

export interface Heartbeat {
  readonly announce: (poolId: string) => void;
  /** Unlocks the unfinished jobs of a pool that has ended. @throws while the database does not respond */
  readonly unlock: (poolId: string) => Promise<void>;
  /** @param graceSeconds how long a job must have been locked before its pool can be considered dead */
  readonly release: (graceSeconds?: number) => Promise<void>;
  readonly stop: () => void;
}

/** Unlocks the jobs of killed processes, at once and then every half minute. */
export const startHeartbeat = (pool: pg.Pool, log: Logger): Heartbeat => {
  const alive = new Set<string>();
  let connection: pg.PoolClient | undefined;
  let isConnecting = false;
  let isStopped = false;

  const lock = (client: pg.PoolClient, poolId: string) =>
    client.query("select pg_advisory_lock($1, hashtext($2))", [POOL_LOCKS, poolId]);

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
      for (const poolId of alive) await lock(client, poolId);
    } catch (cause) {
      client.release(true);
      throw cause;
    }
    // Stopped meanwhile: an unreleased client would block the pool's end for ever.
    if (isStopped) return client.release(true);
    client.once("error", () => lose(client));
    connection = client;
  };

  const connect = async (): Promise<void> => {
    if (isStopped || connection || isConnecting) return;
    isConnecting = true;
    await hold().catch(() => setTimeout(connect, RECONNECT_MS).unref());
    isConnecting = false;
  };

  const release = async (graceSeconds = 0): Promise<void> => {
    await pool
      .query(RELEASE_ABANDONED, [graceSeconds])
      .catch((cause: unknown) => log.warn({ err: cause }, "Abandoned jobs stay"));
  };

  const timer = setInterval(() => release(GRACE_SECONDS), SWEEP_MS);
  timer.unref();
  return {
    announce: (poolId) => {
      alive.add(poolId);
      if (connection) lock(connection, poolId).catch(() => undefined);
      else void connect();
    },
    unlock: async (poolId) => {
      alive.delete(poolId);
      // The sweep finds jobs that a late statement still locks in its name.
      await connection?.query("select pg_advisory_unlock($1, hashtext($2))", [POOL_LOCKS, poolId]);
      await pool.query("select graphile_worker.force_unlock_workers($1)", [[poolId]]);
    },
    release,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      giveBack();
    },
  };
};
