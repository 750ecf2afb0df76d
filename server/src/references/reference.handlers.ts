import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { type HandledJob, handle } from "../platform/jobs/job.ts";
import type { Email } from "../platform/mail/email.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction } from "../platform/work/work.ts";
import { endReference, sendReferenceReminder, sendReferenceRequest } from "./reference.jobs.ts";
import {
  type ReferenceEmailFacts,
  referenceReminderEmail,
  referenceRequestEmail,
} from "./reference-emails.ts";
import { type ReferenceLink, referenceUrl } from "./reference-link.ts";

/** Whoever still may answer this link; undefined: they have, the link has ended, or a newer one was sent. */
const readAwaited = (db: Kysely<Schema>, { reviewId, generation }: ReferenceLink) =>
  db
    .selectFrom("tenant_review")
    .select(["referee", "shown", "language", "expires_at", "application_id", "party_id"])
    .where("id", "=", reviewId)
    .where("generation", "=", generation)
    .where("state", "in", ["sent", "opened"])
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();

/** A mail server's final no to this address. Anything else may go away by itself. */
const isRejected = (cause: unknown): boolean => {
  const { responseCode, command } = cause as { readonly responseCode?: unknown; readonly command?: unknown };
  return (
    typeof responseCode === "number" && responseCode >= 550 && responseCode < 560 && command === "RCPT TO"
  );
};

/** Notes that an address takes no e-mail, for the reviewer to correct it. */
export const markBounced = (services: Services, { reviewId, generation }: ReferenceLink): Promise<void> =>
  inTransaction(services, { kind: "job", name: sendReferenceRequest.name }, async (work) => {
    const bounced = await work.tx
      .updateTable("tenant_review")
      .set({ state: "bounced" })
      .where("id", "=", reviewId)
      .where("generation", "=", generation)
      .where("state", "=", "sent")
      .returning(["application_id as applicationId", "party_id as partyId"])
      .executeTakeFirst();
    const party: PartyKey | undefined = bounced;
    if (party) await audit(work, { action: "reference-bounced", outcome: "done", party, subject: reviewId });
  });

interface ReferenceEmail {
  readonly compose: (facts: ReferenceEmailFacts) => Email;
  /** Distinguishes the e-mails about one link: an e-mail that is sent twice carries the same id. */
  readonly name: string;
}

const sendTo = async (
  link: ReferenceLink,
  services: Services,
  { compose, name }: ReferenceEmail,
): Promise<void> => {
  const { db, config, keyring, mailer } = services;
  const review = await readAwaited(db, link);
  if (!review?.shown || !review.language || !review.expires_at) return;
  const { referee, shown, language } = review;
  const email = compose({
    language,
    provider: config.provider,
    tenant: `${shown.firstName} ${shown.lastName}`.trim(),
    address: shown.address,
    referee: `${referee.firstName} ${referee.lastName}`.trim(),
    link: referenceUrl(keyring, link, { publicUrl: config.publicUrl, language }),
    expiresAt: review.expires_at,
  });
  try {
    await mailer.send(referee.email, email, `reference-${link.reviewId}-${link.generation}-${name}`);
  } catch (cause) {
    if (!isRejected(cause)) throw cause;
    await markBounced(services, link);
  }
};

const requestHandler = handle<ReferenceLink, Services>(sendReferenceRequest, (link, services) =>
  sendTo(link, services, { compose: referenceRequestEmail, name: "request" }),
);

const reminderHandler = handle<ReferenceLink & { readonly day: number }, Services>(
  sendReferenceReminder,
  ({ day, ...link }, services) =>
    sendTo(link, services, { compose: referenceReminderEmail, name: `day-${day}` }),
);

/** Silence is a state like any other: it never decides a case. */
const endHandler = handle<ReferenceLink, Services>(endReference, async ({ reviewId, generation }, { db }) => {
  await db
    .updateTable("tenant_review")
    .set({ state: "silent" })
    .where("id", "=", reviewId)
    .where("generation", "=", generation)
    .where("state", "in", ["sent", "opened"])
    .where(sql<boolean>`expires_at <= now()`)
    .execute();
});

export const referenceHandlers: readonly HandledJob<Services>[] = [
  requestHandler,
  reminderHandler,
  endHandler,
];
