import { randomUUID } from "node:crypto";
import { afterEvent, type PartyEventKind, statusOf } from "@latchkey/domain/parties/status.ts";
import {
  TEST_EVENT_TYPE,
  testWebhookBody,
  type WebhookEventType,
  webhookBody,
} from "@latchkey/domain/webhooks/events.ts";
import { type Kysely, sql } from "kysely";
import { tellOfEvent } from "../agencies/told-users.jobs.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJobOnce } from "../platform/jobs/job.ts";
import { type AnnouncedEvent, type EventSubject, recordEvent } from "./agency-events.ts";
import { addDelivery } from "./deliver.job.ts";

type Tx = Kysely<Schema>;

/** Users of the agency get e-mails about these. */
const isTold = (type: WebhookEventType): boolean => type !== "right_to_rent.follow_up";

interface Listener {
  readonly id: string;
  readonly failing_since: Date | null;
}

interface Queued {
  /** Names the cause. */
  readonly event: string;
  readonly type: string;
  readonly body: string;
}

/** Nothing happens if the endpoint was told of the event before. @returns the id of the delivery */
const queue = async (
  tx: Tx,
  listener: Listener,
  { event, type, body }: Queued,
): Promise<string | undefined> => {
  const added = await tx
    .insertInto("webhook_delivery")
    .values({
      id: randomUUID(),
      endpoint_id: listener.id,
      event,
      type,
      body,
      next_try_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.constraint("one_delivery_per_event").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return undefined;
  await addDelivery(tx, { deliveryId: added.id, isFailing: listener.failing_since !== null, seconds: 0 });
  return added.id;
};

/** A key share lock: an endpoint that is being deleted is waited for, and then left out. */
const listenersOf = (tx: Tx, agencyId: string, type: WebhookEventType) =>
  tx
    .selectFrom("webhook_endpoint as e")
    .select(["e.id", "e.failing_since"])
    .where("e.agency_id", "=", agencyId)
    .where("e.state", "=", "active")
    .where(sql<boolean>`${type} = any (e.event_types)`)
    .orderBy("e.id")
    .forKeyShare()
    .execute();

/** Call in the transaction of the cause. The agency's endpoints for the event are told of it once. */
export const announce = async (tx: Tx, party: EventSubject, announced: AnnouncedEvent): Promise<void> => {
  const cause = `${announced.event.type}/${announced.id}`;
  const { agencyId, ...event } = await recordEvent(tx, party, { ...announced, cause });
  const { type } = event;
  if (isTold(type)) await addJobOnce(tx, tellOfEvent, { payload: { eventId: event.id }, key: event.id });
  for (const listener of await listenersOf(tx, agencyId, type))
    await queue(tx, listener, { event: cause, type, body: webhookBody(event) });
};

const kindsBefore = async (tx: Tx, party: PartyKey, eventId: number): Promise<readonly PartyEventKind[]> =>
  (
    await tx
      .selectFrom("party_event")
      .select("kind")
      .where("application_id", "=", party.applicationId)
      .where("party_id", "=", party.partyId)
      .where("id", "<", eventId)
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

interface AppendedEvent {
  readonly id: number;
  readonly kind: PartyEventKind;
  readonly at: Date;
}

/** Many events leave the status as it is. */
export const announceStatus = async (
  tx: Tx,
  party: PartyKey,
  { id, kind, at }: AppendedEvent,
): Promise<void> => {
  const before = await kindsBefore(tx, party, id);
  const status = afterEvent(statusOf(before), kind);
  if (before.length > 0 && status === statusOf(before)) return;
  const event = { type: "application.status", status } as const;
  await announce(tx, party, { id: String(id), event, at });
};

/** @returns the id of the delivery */
export const queueTest = async (tx: Tx, listener: Listener, at: Date): Promise<string | undefined> => {
  const id = randomUUID();
  return queue(tx, listener, {
    event: `${TEST_EVENT_TYPE}/${id}`,
    type: TEST_EVENT_TYPE,
    body: testWebhookBody(id, at.toISOString()),
  });
};
