import { isDeepStrictEqual } from "node:util";
import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import {
  type GivenWaiver,
  knownWaiverReason,
  mayBeWaived,
  waiverIssues,
} from "@latchkey/domain/review/waiver.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface Waiving extends GivenWaiver {
  readonly referenceId: string;
  readonly staffId: string;
}

const readReference = async ({ tx }: Work, { applicationId, partyId }: PartyKey, referenceId: string) => {
  const row = await tx
    .selectFrom("reference")
    .select(["state", "waived_by", "waived_reason", "waived_note"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("id", "=", referenceId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/**
 * One reviewer goes on without a declined, bounced or silent reference. A second press changes nothing. A new request
 * takes the waiver back, and an answer that comes later counts.
 *
 * @throws NOT_FOUND for another party's reference; CASE_CLOSED; INVALID_INPUT; REFERENCE_OPEN if it may still be answered
 */
export const waiveReference = async (
  work: Work,
  party: PartyKey,
  { referenceId, staffId, ...given }: Waiving,
): Promise<void> => {
  if (!isUuid(referenceId)) throw notFound();
  await lockParty(work.tx, party);
  const { state, waived_by, waived_reason, waived_note } = await readReference(work, party, referenceId);
  const { events } = await readParty(work, party);
  if (isClosed(statusOf(events))) throw new Refusal("CASE_CLOSED");
  const issues = waiverIssues(given);
  const reason = knownWaiverReason(given.reason);
  if (reason === undefined || Object.keys(issues).length > 0) throw invalidInput(issues);
  if (!mayBeWaived(state)) throw new Refusal("REFERENCE_OPEN");
  const note = given.note.trim() || null;
  const isSaid = isDeepStrictEqual([waived_by, waived_reason, waived_note], [staffId, reason, note]);
  if (isSaid) return;
  await work.tx
    .updateTable("reference")
    .set({
      waived_reason: reason,
      waived_note: note,
      waived_by: staffId,
      waived_at: work.now,
    })
    .where("id", "=", referenceId)
    .execute();
  await decisionsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "reference-waived", outcome: "done", party, subject: referenceId });
};
