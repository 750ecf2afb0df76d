import type { ShownBusiness } from "@latchkey/domain/references/accountant.ts";
import type { ShownEmployment } from "@latchkey/domain/references/employment.ts";
import type { Referee } from "@latchkey/domain/references/referee.ts";
import type { ShownTenancy } from "@latchkey/domain/references/rental.ts";
import { REFERENCE_DAYS, REMINDER_DAYS } from "@latchkey/domain/references/states.ts";
import { sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob, addJobLater } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { endReference, sendReferenceReminder, sendReferenceRequest } from "./reference.jobs.ts";
import type { ReferenceLink } from "./reference-link.ts";
import { refreshReferenceWords } from "./reference-words.ts";
import { aboutIn, type ReferenceTopic } from "./topic.ts";

type Told =
  | Omit<ShownTenancy, "firstName" | "lastName">
  | Omit<ShownEmployment, "firstName" | "lastName">
  | Omit<ShownBusiness, "firstName" | "lastName">;

interface AskedReview {
  readonly topic: ReferenceTopic;
  readonly told: Told;
}

const draftOf = ({ tx }: Work, party: PartyKey, topic: ReferenceTopic) => {
  const draft = tx
    .selectFrom("reference")
    .select("id")
    .where((of) => of.and(aboutIn(party, topic)))
    .where("state", "=", "draft");
  return tx
    .selectFrom("reference as review")
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
    .where("review.id", "in", draft)
    .executeTakeFirst();
};

const queueEmails = async ({ tx }: Work, link: ReferenceLink): Promise<void> => {
  await addJob(tx, sendReferenceRequest, link);
  for (const day of REMINDER_DAYS) {
    await addJobLater(tx, sendReferenceReminder, { payload: { ...link, day }, days: day });
  }
  await addJobLater(tx, endReference, { payload: link, days: REFERENCE_DAYS });
};

const sentNow = {
  state: "sent",
  sent_at: sql<Date>`now()`,
  expires_at: sql<Date>`now() + make_interval(days => ${REFERENCE_DAYS})`,
  opened_at: null,
  waived_reason: null,
  waived_note: null,
  waived_by: null,
  waived_at: null,
} as const;

const endEarlierRequests = async ({ tx }: Work, party: PartyKey, topic: ReferenceTopic): Promise<void> => {
  await tx
    .updateTable("reference")
    .set({ state: "silent" })
    .where((of) => of.and(aboutIn(party, topic)))
    .where("state", "in", ["sent", "opened", "bounced"])
    .execute();
};

/** Idempotent. Part of the submission's transaction: the e-mails are sent if it is committed. */
export const sendReview = async (
  work: Work,
  party: PartyKey,
  { topic, told }: AskedReview,
): Promise<void> => {
  const draft = await draftOf(work, party, topic);
  if (!draft) return;
  const { id, generation, firstName, lastName, language } = draft;
  await endEarlierRequests(work, party, topic);
  await work.tx
    .updateTable("reference")
    .set({ ...sentNow, shown: JSON.stringify({ firstName, lastName, ...told }), language })
    .where("id", "=", id)
    .execute();
  await refreshReferenceWords(work.tx, id);
  await queueEmails(work, { reviewId: id, generation });
  await audit(work, { action: "reference-requested", outcome: "done", party, subject: id });
};

/**
 * Sends a new link, perhaps to a corrected address; earlier links end. Answered references are skipped.
 * @returns whether there was an open one
 */
export const resendReview = async (
  work: Work,
  reviewId: string,
  corrected: Partial<Referee> = {},
): Promise<boolean> => {
  const sent = await work.tx
    .updateTable("reference")
    .set({
      ...sentNow,
      generation: sql<number>`generation + 1`,
      draft: null,
      referee: sql<string>`referee || ${JSON.stringify(corrected)}::jsonb`,
    })
    .where("id", "=", reviewId)
    .where("state", "in", ["sent", "opened", "bounced", "silent"])
    .returning(["generation", "application_id as applicationId", "party_id as partyId"])
    .executeTakeFirst();
  if (!sent) return false;
  const { generation, ...party } = sent;
  await refreshReferenceWords(work.tx, reviewId);
  await queueEmails(work, { reviewId, generation });
  await audit(work, { action: "reference-requested", outcome: "done", party, subject: reviewId });
  return true;
};
