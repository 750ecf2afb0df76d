import {
  type TellableEvent,
  type WebhookEvent,
  type WebhookSubject,
  webhookData,
} from "@latchkey/domain/webhooks/events.ts";
import { type Kysely, sql } from "kysely";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import { findOrAdd } from "../platform/db/find-or-add.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Tx } from "../platform/work/work-of.ts";

export interface AnnouncedEvent {
  /** Unique among the events of its type. */
  readonly id: string;
  readonly event: WebhookEvent;
  readonly at: Date;
}

export type EventSubject = Pick<WebhookSubject, "applicationId" | "partyId">;

interface RecordedEvent extends TellableEvent {
  readonly agencyId: string;
}

const recorded = (db: Kysely<Schema>, cause: string): Promise<RecordedEvent | undefined> =>
  db
    .selectFrom("agency_event as e")
    .select(["e.id", "e.agency_id as agencyId", "e.type", "e.data"])
    .select(sql<string>`${sql.raw(utcInstant("e.at"))}`.as("at"))
    .where("e.cause", "=", cause)
    .executeTakeFirst();

interface Caused extends AnnouncedEvent {
  readonly cause: string;
}

/** A cause is recorded once. */
export const recordEvent = (
  tx: Kysely<Schema>,
  { applicationId, partyId }: EventSubject,
  { cause, event, at }: Caused,
): Promise<RecordedEvent> =>
  findOrAdd(
    () => recorded(tx, cause),
    async () => {
      const { agency_id, reference } = await tx
        .selectFrom("application")
        .select(["agency_id", "reference"])
        .where("id", "=", applicationId)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("agency_event")
        .values({
          agency_id,
          application_id: applicationId,
          party_id: partyId,
          cause,
          type: event.type,
          data: JSON.stringify(webhookData(event, { applicationId, partyId, reference })),
          at,
        })
        .onConflict((conflict) => conflict.constraint("one_event_per_cause").doNothing())
        .execute();
    },
  );

const hasUnnumbered = async (tx: Kysely<Schema>, agencyId: string): Promise<boolean> =>
  (await tx
    .selectFrom("agency_event")
    .select("entry")
    .where("agency_id", "=", agencyId)
    .where("number", "is", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Numbers the committed events. The row of the agency is the mutex until the commit, so an event that commits later gets a higher number
 * than any that a reader has seen. There are no gaps.
 */
export const numberEvents = async (tx: Tx, agencyId: string): Promise<void> => {
  if (!(await hasUnnumbered(tx, agencyId))) return;
  const { events_numbered } = await tx
    .selectFrom("agency")
    .select("events_numbered")
    .where("id", "=", agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { numAffectedRows = 0n } = await sql`update agency_event e
    set number = ${events_numbered}::bigint + o.place
    from (select entry, row_number() over (order by entry) as place from agency_event
      where agency_id = ${agencyId} and number is null) o
    where e.entry = o.entry`.execute(tx);
  await tx
    .updateTable("agency")
    .set({ events_numbered: events_numbered + Number(numAffectedRows) })
    .where("id", "=", agencyId)
    .execute();
};

export interface NumberedEvent extends TellableEvent {
  readonly number: number;
}

/** `unknown`: no event has had the number yet. `removed`: an event that follows it has been removed. */
export type EventPage =
  | { readonly problem: "unknown" | "removed" }
  | { readonly rows: readonly NumberedEvent[]; readonly next: number; readonly more: boolean };

interface Asked {
  readonly agencyId: string;
  /** undefined: from the oldest that is stored. */
  readonly after: number | undefined;
  readonly limit: number;
}

/** @param tx with the rights of the agency, after `numberEvents` */
export const readEvents = async (tx: Tx, { agencyId, after, limit }: Asked): Promise<EventPage> => {
  const { events_numbered: newest } = await tx
    .selectFrom("agency")
    .select("events_numbered")
    .where("id", "=", agencyId)
    .executeTakeFirstOrThrow();
  if (after !== undefined && after > newest) return { problem: "unknown" };
  const found = await tx
    .selectFrom("agency_event as e")
    .select(["e.id", "e.type", "e.data", sql<number>`e.number`.as("number")])
    .select(sql<string>`${sql.raw(utcInstant("e.at"))}`.as("at"))
    .where("e.agency_id", "=", agencyId)
    .where("e.number", ">", after ?? 0)
    .orderBy("e.number")
    .limit(limit + 1)
    .execute();
  const first = found[0]?.number ?? newest + 1;
  if (after !== undefined && first > after + 1) return { problem: "removed" };
  // A gap: old events are being removed.
  const rows = found.slice(0, limit).filter(({ number }, place) => number === first + place);
  return { rows, next: rows.at(-1)?.number ?? newest, more: found.length > rows.length };
};

const KEPT = sql<boolean>`at >= now() - interval '30 days'`;

/** Removes the oldest without a gap, and numbers them first, so that a reader who comes later learns that events are missing. */
const forgetEventsOf = async (db: Kysely<Schema>, agencyId: string): Promise<void> => {
  const { first } = await db.transaction().execute(async (tx) => {
    await numberEvents(tx, agencyId);
    return tx
      .selectFrom("agency_event")
      .select(sql<number | null>`min(number)`.as("first"))
      .where("agency_id", "=", agencyId)
      .where(KEPT)
      .executeTakeFirstOrThrow();
  });
  const past = first === null ? sql<boolean>`not ${KEPT}` : sql<boolean>`number < ${first}`;
  await deleteInBatches(db, "agency_event", sql`agency_id = ${agencyId} and number is not null and ${past}`);
};

/** They are stored for 30 days. */
export const forgetEvents = async (db: Kysely<Schema>): Promise<void> => {
  const agencies = await db
    .selectFrom("agency_event")
    .select("agency_id")
    .distinct()
    .where(sql<boolean>`not ${KEPT}`)
    .execute();
  for (const { agency_id } of agencies) await forgetEventsOf(db, agency_id);
};
