import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Schema } from "../db/schema.ts";

/** A job is a name and a schema; the sender imports only this, never the handler. */
export interface Job<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

export const job = <Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> => ({ name, payload });

const MAX_ATTEMPTS = 25;

/** The job is a row in the transaction of its cause: both happen or neither does. */
export const addJob = <Payload>(tx: Kysely<Schema>, job: Job<Payload>, payload: Payload): Promise<void> =>
  addJobLater(tx, job, payload, 0);

/** The same, once for each key: while such a job waits, another one takes its place. */
export const addJobOnce = async <Payload>(
  tx: Kysely<Schema>,
  { name }: Job<Payload>,
  payload: Payload,
  key: string,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    max_attempts => ${MAX_ATTEMPTS}, job_key => ${`${name}/${key}`})`.execute(tx);
};

/** Given up after half a day. */
const FEW_ATTEMPTS = 10;

/**
 * The same, for what may be lost and must not hold up anything else: one at a time in its queue, however many wait, so
 * that a service that does not respond keeps a single worker busy.
 */
export const addJobInQueue = async <Payload>(
  tx: Kysely<Schema>,
  { name }: Job<Payload>,
  payload: Payload,
  queue: string,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue}, max_attempts => ${FEW_ATTEMPTS})`.execute(tx);
};

/** The same, run after some days. Whether there is still anything to do then is for its handler to find out. */
export const addJobLater = async <Payload>(
  tx: Kysely<Schema>,
  { name }: Job<Payload>,
  payload: Payload,
  days: number,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(days => ${days}), max_attempts => ${MAX_ATTEMPTS})`.execute(tx);
};

/**
 * A handler bound to its job. It may run more than once, so its effect has to be idempotent. A long-running one
 * stops early when `stopping` is aborted.
 */
export interface HandledJob<Context> {
  readonly name: string;
  readonly run: (payload: unknown, context: Context, stopping?: AbortSignal) => Promise<void>;
}

export const handle = <Payload, Context>(
  { name, payload: shape }: Job<Payload>,
  work: (payload: Payload, context: Context, stopping?: AbortSignal) => Promise<void>,
): HandledJob<Context> => ({
  name,
  run: (payload, context, stopping) => work(shape.parse(payload), context, stopping),
});
