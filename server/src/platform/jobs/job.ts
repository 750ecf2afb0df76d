import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Schema } from "../db/schema.ts";

/** The sender uses only the name and the schema, never the handler. */
export interface Job<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

export const job = <Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> => ({ name, payload });

const MAX_ATTEMPTS = 25;

/** The job is a row in the transaction of its cause: both happen or neither does. */
export const addJob = <Payload>(tx: Kysely<Schema>, job: Job<Payload>, payload: Payload): Promise<void> =>
  addJobLater(tx, job, { payload, days: 0 });

/** A waiting job with the same key is replaced. */
export const addJobOnce = async <Payload>(
  tx: Kysely<Schema>,
  { name }: Job<Payload>,
  { payload, key }: { readonly payload: Payload; readonly key: string },
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    max_attempts => ${MAX_ATTEMPTS}, job_key => ${`${name}/${key}`})`.execute(tx);
};

const FEW_ATTEMPTS = 10;

/**
 * For jobs that may be lost and must not delay others: one at a time in their queue, so that an unresponsive
 * service occupies a single worker.
 */
export const addJobInQueue = async <Payload>(
  tx: Kysely<Schema>,
  { name }: Job<Payload>,
  {
    payload,
    queue,
    seconds = 0,
  }: { readonly payload: Payload; readonly queue: string; readonly seconds?: number },
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(secs => ${seconds}), queue_name => ${queue},
    max_attempts => ${FEW_ATTEMPTS})`.execute(tx);
};

export const addJobLater = async <Payload>(
  tx: Kysely<Schema>,
  { name }: Job<Payload>,
  { payload, days }: { readonly payload: Payload; readonly days: number },
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(days => ${days}), max_attempts => ${MAX_ATTEMPTS})`.execute(tx);
};

/**
 * A handler may run more than once, so its effect has to be idempotent. A long-running one stops early when
 * `stopping` is aborted.
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
