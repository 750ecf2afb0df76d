import { sourceOfFundsIssue } from "@latchkey/domain/compliance/due-diligence.ts";
import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import type { Kysely } from "kysely";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface DueDiligence {
  readonly sourceOfFunds: string;
  readonly by: string;
  readonly at: Date;
}

export const readDueDiligence = (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<DueDiligence | undefined> =>
  db
    .selectFrom("due_diligence as d")
    .innerJoin("staff_member as s", "s.id", "d.staff_id")
    .select(["d.source_of_funds as sourceOfFunds", "s.name as by", "d.at"])
    .where("d.application_id", "=", applicationId)
    .where("d.party_id", "=", partyId)
    .orderBy("d.id", "desc")
    .executeTakeFirst();

/** @throws INVALID_INPUT; CASE_CLOSED */
export const recordDueDiligence = async (
  work: Work,
  party: PartyKey,
  { staffId, sourceOfFunds }: { readonly staffId: string; readonly sourceOfFunds: string },
): Promise<void> => {
  const issue = sourceOfFundsIssue(sourceOfFunds);
  if (issue) throw invalidInput({ sourceOfFunds: issue });
  await lockParty(work.tx, party);
  const { events } = await readParty(work, party);
  if (isClosed(statusOf(events))) throw new Refusal("CASE_CLOSED");
  await work.tx
    .insertInto("due_diligence")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      source_of_funds: sourceOfFunds.trim(),
      staff_id: staffId,
    })
    .execute();
  await audit(work, { action: "due-diligence-recorded", outcome: "done", party, subject: party.partyId });
};
