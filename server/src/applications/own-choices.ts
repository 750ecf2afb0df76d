import { isWithApplicant, statusOf } from "@latchkey/domain/parties/status.ts";
import { appendEvent } from "../parties/events.ts";
import { lockParty } from "../parties/parties.ts";
import { partyChanged, readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { countEnd } from "./count-cases.ts";

/** The two choices of an applicant about an application that waits for them. */

/** The warning before the end still comes. Idempotent. */
export const stopReminders = async (work: Work, party: PartyKey): Promise<void> => {
  const stopped = await work.tx
    .updateTable("party")
    .set({ reminders_off_at: work.now })
    .where("application_id", "=", party.applicationId)
    .where("id", "=", party.partyId)
    .where("reminders_off_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!stopped) return;
  partyChanged(work, party);
  await audit(work, { action: "reminders-stopped", outcome: "done", party, subject: party.partyId });
};

/** A second press changes nothing. @throws ALREADY_SUBMITTED if it is with the reviewers, or decided */
export const leaveApplication = async (work: Work, party: PartyKey): Promise<void> => {
  await lockParty(work.tx, party);
  const { events } = await readParty(work, party);
  const status = statusOf(events);
  if (status === "withdrawn") return;
  if (!isWithApplicant(status)) throw new Refusal("ALREADY_SUBMITTED");
  await appendEvent(work, party, "withdrawn");
  await countEnd(work, party, "withdrawn");
  await audit(work, { action: "party-withdrawn", outcome: "done", party, subject: party.partyId });
};
