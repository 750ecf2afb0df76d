import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { WebhookEventType } from "@latchkey/domain/webhooks/events.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { WebhookState } from "./webhooks.table.ts";

export interface WebhookEndpoint {
  readonly id: string;
  readonly agencyId: string;
  readonly agency: string;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly state: WebhookState;
  /** null: the last try was taken, or there was none. */
  readonly failingSince: Date | null;
  readonly lastSuccessAt: Date | null;
  /** Until then the secret before signs, too. */
  readonly previousSecretUntil: Date | null;
  /** Deliveries that are tried again. */
  readonly waiting: number;
}

const endpoints = (db: Kysely<Schema>) =>
  db
    .selectFrom("webhook_endpoint as e")
    .innerJoin("agency as a", "a.id", "e.agency_id")
    .select([
      "e.id",
      "e.agency_id as agencyId",
      "a.name as agency",
      "e.url",
      "e.event_types as events",
      "e.state",
    ])
    .select(["e.failing_since as failingSince", "e.last_success_at as lastSuccessAt"])
    .select([
      sql<Date | null>`case when e.previous_ends_at > now() then e.previous_ends_at end`.as(
        "previousSecretUntil",
      ),
      sql<number>`(select count(*)::int from webhook_delivery d
        where d.endpoint_id = e.id and d.state = 'waiting')`.as("waiting"),
    ]);

/** By agency, the oldest first. */
export const listEndpoints = (db: Kysely<Schema>): Promise<readonly WebhookEndpoint[]> =>
  endpoints(db).orderBy(sql`lower(a.name)`).orderBy("e.created_at").orderBy("e.id").execute();

/** @throws NOT_FOUND */
export const readEndpoint = async (db: Kysely<Schema>, id: string): Promise<WebhookEndpoint> => {
  const found = isUuid(id) ? await endpoints(db).where("e.id", "=", id).executeTakeFirst() : undefined;
  if (!found) throw notFound();
  return found;
};
