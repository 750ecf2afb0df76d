import { REFERENCE_DAYS, REMINDER_DAYS } from "@latchkey/domain/references/states.ts";
import { tenancyAddress } from "@latchkey/domain/references/tenancy-address.ts";
import type { ReferencePerson, Residence } from "@latchkey/domain/residence/residence.ts";
import { sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { ShownTenancy } from "../platform/db/section-tables.ts";
import { addJob, addJobLater } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { endReference, sendReferenceReminder, sendReferenceRequest } from "./reference.jobs.ts";
import type { ReferenceLink } from "./reference-link.ts";

/** Whoever was named for a home and has not been asked, with what their page will show of the tenant. */
const draftOf = ({ tx }: Work, { applicationId, partyId }: PartyKey, { uuid }: Residence) =>
  tx
    .selectFrom("tenant_review as review")
    .innerJoin("application", "application.id", "review.application_id")
    .innerJoin("party", (on) =>
      on
        .onRef("party.id", "=", "review.party_id")
        .onRef("party.application_id", "=", "review.application_id"),
    )
    .leftJoin("identity_facts as facts", "facts.party_id", "party.id")
    .select([
      "review.id",
      "review.generation",
      "application.language",
      sql<string>`coalesce(facts.first_name, party.invited_first_name)`.as("firstName"),
      sql<string>`coalesce(facts.last_name, party.invited_last_name)`.as("lastName"),
    ])
    .where("review.application_id", "=", applicationId)
    .where("review.party_id", "=", partyId)
    .where("review.residence_id", "=", uuid)
    .where("review.state", "=", "draft")
    .executeTakeFirst();

/** What is queued when somebody is asked: the request, the reminders, and the end of waiting. */
const queueEmails = async ({ tx }: Work, link: ReferenceLink): Promise<void> => {
  await addJob(tx, sendReferenceRequest, link);
  for (const day of REMINDER_DAYS) await addJobLater(tx, sendReferenceReminder, { ...link, day }, day);
  await addJobLater(tx, endReference, link, REFERENCE_DAYS);
};

const sentNow = {
  state: "sent",
  sent_at: sql<Date>`now()`,
  expires_at: sql<Date>`now() + make_interval(days => ${REFERENCE_DAYS})`,
  opened_at: null,
} as const;

/** Somebody else is asked about the home now: the link of the one before ends. */
const endEarlierRequests = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { uuid }: Residence,
): Promise<void> => {
  await tx
    .updateTable("tenant_review")
    .set({ state: "silent" })
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("residence_id", "=", uuid)
    .where("state", "in", ["sent", "opened", "bounced"])
    .execute();
};

/**
 * Asks whoever was named for a home, unless they have been asked. Part of the submission, in its transaction: the e-mails go
 * out if it is committed.
 */
export const sendReview = async (work: Work, party: PartyKey, home: Residence): Promise<void> => {
  const draft = await draftOf(work, party, home);
  if (!draft) return;
  const { id, generation, firstName, lastName, language } = draft;
  const { start, end } = home;
  const shown: ShownTenancy = { firstName, lastName, address: tenancyAddress(home.address), start, end };
  await endEarlierRequests(work, party, home);
  await work.tx
    .updateTable("tenant_review")
    .set({ ...sentNow, shown: JSON.stringify(shown), language })
    .where("id", "=", id)
    .execute();
  await queueEmails(work, { reviewId: id, generation });
  await audit(work, { action: "reference-requested", outcome: "done", party, subject: id });
};

/**
 * Asks again with a new link, perhaps at a corrected address; links before it end. For whoever has not answered yet.
 * @returns whether there was anybody to ask
 */
export const resendReview = async (
  work: Work,
  reviewId: string,
  corrected: Partial<ReferencePerson> = {},
): Promise<boolean> => {
  const sent = await work.tx
    .updateTable("tenant_review")
    .set({
      ...sentNow,
      generation: sql<number>`generation + 1`,
      referee: sql<string>`referee || ${JSON.stringify(corrected)}::jsonb`,
    })
    .where("id", "=", reviewId)
    .where("state", "in", ["sent", "opened", "bounced", "silent"])
    .returning(["generation", "application_id as applicationId", "party_id as partyId"])
    .executeTakeFirst();
  if (!sent) return false;
  const { generation, ...party } = sent;
  await queueEmails(work, { reviewId, generation });
  await audit(work, { action: "reference-requested", outcome: "done", party, subject: reviewId });
  return true;
};
