import { isWithApplicant } from "@latchkey/domain/parties/status.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { takeDay } from "./reminded-day.ts";
import { sendTurnEmail } from "./turn-email.job.ts";

/**
 * Sends the reminder now. Together with the reminders of the product it is one a person and day.
 *
 * @throws NOT_FOUND; NOT_THEIR_TURN; REMINDERS_OFF if the person has switched them off; REMINDED_TODAY
 */
export const nudge = async (work: Work, party: PartyKey): Promise<void> => {
  const { tx, services } = work;
  await lockParty(tx, party);
  const found = await tx
    .selectFrom("party as p")
    .innerJoin("queue_entry as q", "q.party_id", "p.id")
    .select(["p.account_id", "p.reminders_off_at", "q.status"])
    .where("p.application_id", "=", party.applicationId)
    .where("p.id", "=", party.partyId)
    .executeTakeFirst();
  if (!found) throw notFound();
  if (!isWithApplicant(found.status)) throw new Refusal("NOT_THEIR_TURN");
  if (found.reminders_off_at !== null) throw new Refusal("REMINDERS_OFF");
  const today = services.today();
  if (!(await takeDay(tx, found.account_id, today))) throw new Refusal("REMINDED_TODAY");
  await addJob(tx, sendTurnEmail, { ...party, act: "remind", day: today });
  await audit(work, { action: "party-nudged", outcome: "done", party, subject: party.partyId });
};
