import { isWorkingDay } from "@latchkey/domain/calendars/working-days.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { type Kysely, sql } from "kysely";
import { emailBrand } from "../agencies/brand.ts";
import {
  sendBounceEmail,
  sendDigestEmail,
  sendDigests,
  sendEventEmail,
  sendMessageEmail,
  tellOfBounce,
  tellOfEvent,
  tellOfMessage,
} from "../agencies/told-users.jobs.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob, handle } from "../platform/jobs/job.ts";
import { dayNumber } from "../platform/mail/day-number.ts";
import { type ComposedEmail, emailHandler } from "../platform/work/email-handler.ts";
import type { Services } from "../platform/work/services.ts";
import { readDigest } from "./digest.ts";
import {
  type AboutApplication,
  digestEmail,
  eventEmail,
  messageEmail,
  type PortalReader,
} from "./portal-emails.ts";
import { portalEventOf } from "./portal-events.ts";
import { usersConcerned, usersToTell, worksWithApplications } from "./told-users.ts";

export const portalApplicationPath = (id: string): string => `${portalPages.home}/applications/${id}`;

interface Reader extends PortalReader {
  readonly to: string;
}

/** undefined: the access has ended. */
const readReader = async (
  { db, config }: Pick<Services, "db" | "config">,
  agencyUserId: string,
): Promise<Reader | undefined> => {
  const found = await db
    .selectFrom("agency_user as u")
    .innerJoin("member as m", "m.id", "u.id")
    .innerJoin("agency as a", "a.id", "u.agency_id")
    .select(["u.email as to", "u.name", "a.name as agency"])
    .where("u.id", "=", agencyUserId)
    .where("m.blocked_at", "is", null)
    .executeTakeFirst();
  return found && { ...found, provider: config.provider.name };
};

const tellOfMessageHandler = handle<{ messageId: number }, Services>(
  tellOfMessage,
  async ({ messageId }, { db }) => {
    await db.transaction().execute(async (tx) => {
      const { application_id } = await tx
        .selectFrom("agency_message")
        .select("application_id")
        .where("id", "=", messageId)
        .executeTakeFirstOrThrow();
      for (const { id } of await usersConcerned(tx, application_id))
        await addJob(tx, sendMessageEmail, { messageId, agencyUserId: id });
    });
  },
);

const PERSON = sql<string>`concat_ws(' ', coalesce(nullif(i.first_name, ''), p.invited_first_name),
  coalesce(nullif(i.last_name, ''), p.invited_last_name))`.as("person");

const readEvent = (db: Kysely<Schema>, eventId: string) =>
  db
    .selectFrom("agency_event as e")
    .leftJoin("party as p", "p.id", "e.party_id")
    .leftJoin("identity_facts as i", "i.party_id", "e.party_id")
    .innerJoin("application as a", "a.id", "e.application_id")
    .select([
      "e.type",
      "e.party_id as partyId",
      "e.application_id as applicationId",
      "a.property_address as home",
    ])
    .select(sql<string | null>`e.data ->> 'status'`.as("status"))
    .select("a.timing")
    .select(PERSON)
    .where("e.id", "=", eventId)
    .executeTakeFirst();

const tellOfEventHandler = handle<{ eventId: string }, Services>(tellOfEvent, async ({ eventId }, { db }) => {
  await db.transaction().execute(async (tx) => {
    const event = await readEvent(tx, eventId);
    if (!event || portalEventOf(event) === undefined) return;
    for (const { id } of await usersToTell(tx, event.applicationId))
      await addJob(tx, sendEventEmail, { eventId, agencyUserId: id });
  });
});

/** undefined: the invitation was sent again meanwhile. */
const readBounced = (db: Kysely<Schema>, partyId: string) =>
  db
    .selectFrom("party as p")
    .innerJoin("email_failure as f", (on) =>
      on.on("f.kind", "=", "invitation").on("f.subject", "=", sql<string>`p.id::text`),
    )
    .leftJoin("identity_facts as i", "i.party_id", "p.id")
    .innerJoin("application as a", "a.id", "p.application_id")
    .select(["p.application_id as applicationId", "a.property_address as home", "a.timing"])
    .select(PERSON)
    .where("p.id", "=", partyId)
    .executeTakeFirst();

const tellOfBounceHandler = handle<{ partyId: string; day: string }, Services>(
  tellOfBounce,
  async ({ partyId, day }, { db }) => {
    await db.transaction().execute(async (tx) => {
      const bounced = await readBounced(tx, partyId);
      if (!bounced) return;
      for (const { id } of await usersToTell(tx, bounced.applicationId))
        await addJob(tx, sendBounceEmail, { partyId, agencyUserId: id, day });
    });
  },
);

const sent = async (
  services: Services,
  applicationId: string,
  { to, email }: Pick<ComposedEmail, "to" | "email">,
): Promise<ComposedEmail> => ({ to, email, brand: await emailBrand(services, applicationId) });

const about = ({ config }: Services, applicationId: string, home: string): AboutApplication => ({
  home,
  href: new URL(portalApplicationPath(applicationId), config.publicUrl).href,
});

const sendMessageEmailHandler = emailHandler(
  sendMessageEmail,
  ({ messageId, agencyUserId }) => ({ kind: "agency-message", id: `${agencyUserId}-${messageId}` }),
  async ({ messageId, agencyUserId }, services) => {
    const reader = await readReader(services, agencyUserId);
    const message = await services.db
      .selectFrom("agency_message as m")
      .innerJoin("application as a", "a.id", "m.application_id")
      .select([
        "m.application_id as applicationId",
        "m.needs_answer as needsAnswer",
        "a.property_address as home",
      ])
      .where("m.id", "=", messageId)
      .executeTakeFirst();
    if (!reader || !message) return undefined;
    const { applicationId, needsAnswer, home } = message;
    const email = messageEmail(reader, { ...about(services, applicationId, home), needsAnswer });
    return sent(services, applicationId, { to: reader.to, email });
  },
);

const sendEventEmailHandler = emailHandler(
  sendEventEmail,
  ({ eventId, agencyUserId }) => ({ kind: "agency-event", id: `${eventId}-${agencyUserId}` }),
  async ({ eventId, agencyUserId }, services) => {
    const reader = await readReader(services, agencyUserId);
    const found = await readEvent(services.db, eventId);
    const event = found && portalEventOf(found);
    if (!reader || !found || !event) return undefined;
    const { applicationId, home, person, timing } = found;
    const { resendDays } = timing;
    const email = eventEmail(reader, { ...about(services, applicationId, home), event, person, resendDays });
    return sent(services, applicationId, { to: reader.to, email });
  },
);

const sendBounceEmailHandler = emailHandler(
  sendBounceEmail,
  ({ partyId, agencyUserId, day }) => ({
    kind: "agency-bounce",
    id: `${partyId}-${agencyUserId.slice(0, 8)}-${dayNumber(day)}`,
  }),
  async ({ partyId, agencyUserId }, services) => {
    const reader = await readReader(services, agencyUserId);
    const bounced = await readBounced(services.db, partyId);
    if (!reader || !bounced) return undefined;
    const { applicationId, home, person, timing } = bounced;
    const told = { ...about(services, applicationId, home), person, resendDays: timing.resendDays };
    const email = eventEmail(reader, { ...told, event: "bounced" });
    return sent(services, applicationId, { to: reader.to, email });
  },
);

/** Idempotent: an e-mail of one day has one id. */
const sendDigestsHandler = handle<unknown, Services>(sendDigests, async (_payload, services) => {
  const day = services.today();
  if (!isWorkingDay(day, "ENG")) return;
  await services.db.transaction().execute(async (tx) => {
    const readers = await tx
      .selectFrom("agency_user as u")
      .innerJoin("member as m", "m.id", "u.id")
      .select("u.id")
      .where("u.wants_digest", "=", true)
      .where("m.blocked_at", "is", null)
      .where(worksWithApplications())
      .orderBy("u.id")
      .execute();
    for (const { id } of readers) await addJob(tx, sendDigestEmail, { agencyUserId: id, day });
  });
});

const sendDigestEmailHandler = emailHandler(
  sendDigestEmail,
  ({ agencyUserId, day }) => ({ kind: "agency-digest", id: `${agencyUserId}-${dayNumber(day)}` }),
  async ({ agencyUserId, day }, services) => {
    const reader = await readReader(services, agencyUserId);
    // A day that is over is not told of any more.
    if (!reader || londonDate(services.nowSeconds() * 1000) !== day) return undefined;
    const digest = await readDigest(services, agencyUserId, day);
    if (digest.open + digest.decided === 0) return undefined;
    return {
      to: reader.to,
      email: digestEmail(reader, digest, new URL(portalPages.home, services.config.publicUrl).href),
    };
  },
);

export const portalEmailHandlers = [
  tellOfMessageHandler,
  tellOfEventHandler,
  tellOfBounceHandler,
  sendBounceEmailHandler,
  sendMessageEmailHandler,
  sendEventEmailHandler,
  sendDigestsHandler,
  sendDigestEmailHandler,
];
