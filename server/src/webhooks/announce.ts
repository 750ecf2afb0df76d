import { randomUUID } from "node:crypto";
import { afterEvent, type PartyEventKind, statusOf } from "@latchkey/domain/parties/status.ts";
import {
  TEST_EVENT_TYPE,
  testWebhookBody,
  type WebhookEvent,
  webhookBody,
} from "@latchkey/domain/webhooks/events.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addDelivery } from "./deliver.job.ts";

type Tx = Kysely<Schema>;

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

const listenersOf = (tx: Tx, applicationId: string, type: WebhookEvent["type"]) =>
  tx
    .selectFrom("webhook_endpoint as e")
    .innerJoin("application as a", "a.agency_id", "e.agency_id")
    .select(["e.id", "e.failing_since", "a.reference"])
    .where("a.id", "=", applicationId)
    .where("e.state", "=", "active")
    .where(sql<boolean>`${type} = any (e.event_types)`)
    .orderBy("e.id")
    .execute();

type Listeners = Awaited<ReturnType<typeof listenersOf>>;

interface Announced {
  /** Unique among all events. */
  readonly id: string;
  readonly event: WebhookEvent;
  readonly at: Date;
}

interface AnnouncedParty {
  readonly applicationId: string;
  /** null: the event is about the whole application. */
  readonly partyId: string | null;
}

const tell = async (
  tx: Tx,
  { listeners, party }: { readonly listeners: Listeners; readonly party: AnnouncedParty },
  { id, event, at }: Announced,
): Promise<void> => {
  const { applicationId, partyId } = party;
  for (const { reference, ...listener } of listeners) {
    const body = webhookBody(event, { applicationId, partyId, reference }, at.toISOString());
    await queue(tx, listener, { event: `${event.type}/${id}`, type: event.type, body });
  }
};

/** Call in the transaction of the cause. The agency's endpoints for the event are told of it once. */
export const announce = async (tx: Tx, party: PartyKey, announced: Announced): Promise<void> => {
  const listeners = await listenersOf(tx, party.applicationId, announced.event.type);
  await tell(tx, { listeners, party }, announced);
};

/** As `announce`. */
export const announceReport = async (
  tx: Tx,
  party: AnnouncedParty,
  { id, version, at }: { readonly id: string; readonly version: number; readonly at: Date },
): Promise<void> => {
  const event = { type: "report.ready", reportId: id, version } as const;
  const listeners = await listenersOf(tx, party.applicationId, event.type);
  await tell(tx, { listeners, party }, { id, event, at });
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
  const listeners = await listenersOf(tx, party.applicationId, "application.status");
  if (listeners.length === 0) return;
  const before = await kindsBefore(tx, party, id);
  const status = afterEvent(statusOf(before), kind);
  if (before.length > 0 && status === statusOf(before)) return;
  const event = { type: "application.status", status } as const;
  await tell(tx, { listeners, party }, { id: String(id), event, at });
};

/** @returns the id of the delivery */
export const queueTest = async (tx: Tx, listener: Listener, at: Date): Promise<string | undefined> =>
  queue(tx, listener, {
    event: `${TEST_EVENT_TYPE}/${randomUUID()}`,
    type: TEST_EVENT_TYPE,
    body: testWebhookBody(at.toISOString()),
  });
