import type { ShownBusiness } from "@latchkey/domain/references/accountant.ts";
import type { ShownEmployment } from "@latchkey/domain/references/employment.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { ShownTenancy } from "@latchkey/domain/references/rental.ts";
import { REMINDER_DAYS } from "@latchkey/domain/references/states.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { type Kysely, sql } from "kysely";
import { emailBrand } from "../agencies/brand.ts";
import type { Schema } from "../platform/db/schema.ts";
import { type HandledJob, handle } from "../platform/jobs/job.ts";
import type { Cause } from "../platform/mail/cause.ts";
import type { Email } from "../platform/mail/email.ts";
import { type ComposedEmail, emailHandler } from "../platform/work/email-handler.ts";
import type { Services } from "../platform/work/services.ts";
import type { About } from "./emails/about-words.ts";
import { referenceReminderEmail } from "./emails/reference-reminder-email.ts";
import { fullName, type Reference, referenceRequestEmail } from "./emails/reference-request-email.ts";
import {
  endReference,
  sendReferenceLinkAgain,
  sendReferenceReminder,
  sendReferenceRequest,
} from "./reference.jobs.ts";
import { type ReferenceLink, referenceUrl } from "./reference-link.ts";

/** undefined: answered, ended, or replaced by a newer link. */
const readAwaited = (db: Kysely<Schema>, { reviewId, generation }: ReferenceLink) =>
  db
    .selectFrom("reference")
    .select(["application_id", "kind", "referee", "shown", "language", "created_at", "sent_at", "expires_at"])
    .where("id", "=", reviewId)
    .where("generation", "=", generation)
    .where("state", "in", ["sent", "opened"])
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();

type Shown = ShownTenancy | ShownEmployment | ShownBusiness;

const aboutOf = (kind: ReferenceKind, shown: Shown, askedOn: string): About =>
  "address" in shown
    ? { kind: "rental", home: shown.address, since: shown.start ?? askedOn }
    : { kind: kind === "accountant" ? kind : "employment", company: shown.company };

const causeOf = ({ reviewId, generation }: ReferenceLink, name: string): Cause => ({
  kind: "reference",
  id: `${reviewId}-${generation}-${name}`,
});

const composeFor = async (
  link: ReferenceLink,
  services: Services,
  compose: (reference: Reference, askedOn: string) => Email,
): Promise<ComposedEmail | undefined> => {
  const { db, config, keyring } = services;
  const review = await readAwaited(db, link);
  if (!review?.shown || !review.language || !review.sent_at || !review.expires_at) return undefined;
  const { kind, referee, shown, language } = review;
  const askedOn = londonDate(review.sent_at.getTime());
  const email = compose(
    {
      language,
      provider: config.provider.name,
      href: referenceUrl(keyring, link, { kind, publicUrl: config.publicUrl, language }),
      referee: {
        name: fullName(referee),
        email: referee.email,
        type: referee.type,
      },
      tenant: { firstName: shown.firstName, lastName: shown.lastName },
      about: aboutOf(kind, shown, askedOn),
      namedOn: londonDate(review.created_at.getTime()),
      validUntil: londonDate(review.expires_at.getTime()),
    },
    askedOn,
  );
  return { to: referee.email, brand: await emailBrand(services, review.application_id), email };
};

const composeRequest = (link: ReferenceLink, services: Services) =>
  composeFor(link, services, referenceRequestEmail);

const requestHandler = emailHandler(sendReferenceRequest, (link) => causeOf(link, "asked"), composeRequest);

const againHandler = emailHandler(
  sendReferenceLinkAgain,
  (link) => causeOf(link, `again-${link.hour}`),
  composeRequest,
);

const reminder =
  (day: number) =>
  (reference: Reference, askedOn: string): Email => {
    const next = REMINDER_DAYS.find((later) => later > day);
    return referenceReminderEmail({
      ...reference,
      askedOn,
      number: REMINDER_DAYS.filter((earlier) => earlier <= day).length,
      nextOn: next === undefined ? undefined : addDays(askedOn, next),
    });
  };

const reminderHandler = emailHandler(
  sendReferenceReminder,
  (link) => causeOf(link, `day-${link.day}`),
  (link, services) => composeFor(link, services, reminder(link.day)),
);

/** Silence never decides anything. */
const endHandler = handle<ReferenceLink, Services>(endReference, async ({ reviewId, generation }, { db }) => {
  await db
    .updateTable("reference")
    .set({ state: "silent" })
    .where("id", "=", reviewId)
    .where("generation", "=", generation)
    .where("state", "in", ["sent", "opened"])
    .where(sql<boolean>`expires_at <= now()`)
    .execute();
});

export const referenceHandlers: readonly HandledJob<Services>[] = [
  requestHandler,
  againHandler,
  reminderHandler,
  endHandler,
];
