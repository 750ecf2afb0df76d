import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import { instantCursor, parseInstantCursor } from "../platform/db/instant-cursor.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { PostFault } from "../platform/http/guarded-post.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { addDelivery } from "./deliver.job.ts";
import type { DeliveryState } from "./webhooks.table.ts";

export interface WebhookDelivery {
  readonly id: string;
  readonly type: string;
  /** null: removed after 30 days; then it cannot be sent again. */
  readonly body: string | null;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly nextTryAt: Date | null;
  readonly responseCode: number | null;
  readonly responseText: string | null;
  readonly fault: PostFault | null;
  readonly respondedAt: Date | null;
  readonly createdAt: Date;
}

const deliveries = (db: Kysely<Schema>) =>
  db
    .selectFrom("webhook_delivery as d")
    .select(["d.id", "d.type", "d.body", "d.state", "d.tries", "d.fault"])
    .select([
      "d.next_try_at as nextTryAt",
      "d.response_code as responseCode",
      "d.response_text as responseText",
    ])
    .select(["d.responded_at as respondedAt", "d.created_at as createdAt"]);

export interface DeliveryPage {
  readonly rows: readonly WebhookDelivery[];
  readonly next: string | null;
}

const LIST = "webhook-deliveries";
const PAGE = 50;

const toMicrosecond = sql<string>`to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The newest first. @throws NOT_FOUND for an id that is none */
export const listDeliveries = async (
  db: Kysely<Schema>,
  endpointId: string,
  after: string | undefined,
): Promise<DeliveryPage> => {
  if (!isUuid(endpointId)) throw notFound();
  const cursor = parseInstantCursor(after);
  const found = await deliveries(db)
    .select(toMicrosecond.as("sortedAt"))
    .where("d.endpoint_id", "=", endpointId)
    .$if(cursor?.list === LIST, (query) =>
      query.where(sql<boolean>`(d.created_at, d.id) < (${cursor?.at}::timestamptz, ${cursor?.id}::uuid)`),
    )
    .orderBy("d.created_at", "desc")
    .orderBy("d.id", "desc")
    .limit(PAGE + 1)
    .execute();
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  const next =
    found.length > PAGE && last ? instantCursor({ list: LIST, at: last.sortedAt, id: last.id }) : null;
  return { rows, next };
};

/** Tries are counted anew; the receiver recognises the event by its id. @throws NOT_FOUND without a body */
export const sendAgain = async (work: Work, id: string): Promise<WebhookDelivery> => {
  const { tx } = work;
  const queued = isUuid(id)
    ? await tx
        .updateTable("webhook_delivery")
        .set({ state: "waiting", tries: 0, queued_at: sql<Date>`now()`, next_try_at: sql<Date>`now()` })
        .where("id", "=", id)
        .where("body", "is not", null)
        .returning("endpoint_id")
        .executeTakeFirst()
    : undefined;
  if (!queued) throw notFound();
  await addDelivery(tx, { deliveryId: id, isFailing: false, seconds: 0 });
  await audit(work, { action: "webhook-sent-again", outcome: "done", subject: id });
  return deliveries(tx).where("d.id", "=", id).executeTakeFirstOrThrow();
};

/** Bodies stay for 30 days, and what became of them for 90. */
export const forgetDeliveries = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .updateTable("webhook_delivery")
    .set({ body: null, response_text: null })
    .where("body", "is not", null)
    .where("state", "!=", "waiting")
    .where(sql<boolean>`created_at < now() - interval '30 days'`)
    .execute();
  await deleteInBatches(
    db,
    "webhook_delivery",
    sql`state <> 'waiting' and created_at < now() - interval '90 days'`,
  );
};
