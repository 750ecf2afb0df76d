import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../platform/db/schema.ts";
import { addJobInQueue, job } from "../platform/jobs/job.ts";

export const deliverWebhook = job("deliver-webhook", z.object({ deliveryId: z.uuid() }));

interface Due {
  readonly deliveryId: string;
  readonly isFailing: boolean;
  /** From now on. */
  readonly seconds: number;
}

/**
 * Two queues: a slow endpoint occupies one of the workers at most, and one that responds never waits behind
 * one that fails.
 */
export const addDelivery = (tx: Kysely<Schema>, { deliveryId, isFailing, seconds }: Due): Promise<void> =>
  addJobInQueue(tx, deliverWebhook, {
    payload: { deliveryId },
    queue: isFailing ? "webhooks-failing" : "webhooks",
    seconds,
  });
