import { caseHoldIssues, type GivenHold, knownHoldReason } from "@latchkey/domain/review/case-hold.ts";
import { endCaseHold } from "../parties/case-holds.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertWorksOn, endHold, workOnParty } from "./take-party.ts";

/**
 * The case stays its reviewer's, and is free for colleagues who take it.
 *
 * @throws INVALID_INPUT by field; what `workOnParty` and `assertWorksOn` throw
 */
export const holdCase = async (
  work: Work,
  party: PartyKey,
  { staffId, ...given }: GivenHold & { readonly staffId: string },
): Promise<void> => {
  const issues = caseHoldIssues(given, work.services.today());
  const reason = knownHoldReason(given.reason);
  if (Object.keys(issues).length > 0 || !reason) throw invalidInput(issues);
  await workOnParty(work, party, staffId);
  await assertWorksOn(work, party, staffId);
  await endCaseHold(work, party);
  const { tx } = work;
  const { applicationId, partyId } = party;
  const note = given.note.trim() || null;
  await tx
    .insertInto("case_hold")
    .values({
      application_id: applicationId,
      party_id: partyId,
      until: given.until,
      reason,
      note,
      staff_id: staffId,
    })
    .execute();
  await tx
    .updateTable("queue_entry")
    .set({ on_hold_until: given.until })
    .where("party_id", "=", partyId)
    .execute();
  await endHold(work, party);
  await audit(work, { action: "case-held", outcome: "done", party, subject: partyId });
};

/** Any reviewer may bring it back, also one who could not take it. */
export const bringCaseBack = async (work: Work, party: PartyKey): Promise<void> => {
  await lockParty(work.tx, party);
  await endCaseHold(work, party);
};
