import { isClosed } from "@latchkey/domain/parties/status.ts";
import { lockApplication } from "../parties/parties.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { withdrawParty } from "./invitations.ts";

/** Withdraws each person who is not decided; guarantors too. @throws CASE_CLOSED if all are decided or have ended */
export const withdrawApplication = async (work: Work, applicationId: string): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const people = await work.tx
    .selectFrom("queue_entry")
    .select(["party_id", "status"])
    .where("application_id", "=", applicationId)
    .orderBy("party_id")
    .execute();
  const open = people.filter(({ status }) => !isClosed(status));
  if (open.length === 0) throw new Refusal("CASE_CLOSED");
  for (const { party_id: partyId } of open) await withdrawParty(work, { applicationId, partyId });
};
