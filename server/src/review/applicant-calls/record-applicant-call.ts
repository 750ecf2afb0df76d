import {
  type ApplicantCallDirection,
  type ApplicantCallWay,
  applicantCallIssues,
  type GivenApplicantCall,
} from "@latchkey/domain/review/applicant-call.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { sql } from "kysely";
import { lockParty } from "../../parties/parties.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";

interface RecordedApplicantCall extends GivenApplicantCall {
  readonly staffId: string;
  /** The row that it corrects; undefined: a talk of its own. */
  readonly corrects: number | undefined;
}

/** @throws NOT_FOUND for another party's row; CHANGED_ELSEWHERE if it was corrected meanwhile */
const assertCorrectable = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  corrects: number | undefined,
): Promise<void> => {
  if (corrects === undefined) return;
  const call = await tx
    .selectFrom("applicant_call as call")
    .leftJoin("applicant_call as later", "later.corrects", "call.id")
    .select("later.id as laterId")
    .where("call.application_id", "=", applicationId)
    .where("call.party_id", "=", partyId)
    .where("call.id", "=", corrects)
    .executeTakeFirst();
  if (!call) throw notFound();
  if (call.laterId !== null) throw new Refusal("CHANGED_ELSEWHERE");
};

/**
 * At any status: people telephone after a decision too.
 *
 * @throws NOT_FOUND; INVALID_INPUT by field; CHANGED_ELSEWHERE
 */
export const recordApplicantCall = async (
  work: Work,
  party: PartyKey,
  { staffId, corrects, ...given }: RecordedApplicantCall,
): Promise<void> => {
  await lockParty(work.tx, party);
  await assertCorrectable(work, party, corrects);
  const issues = applicantCallIssues(given, londonMinute(work.now.getTime()));
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { id } = await work.tx
    .insertInto("applicant_call")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      // The rules have found both in their lists.
      way: given.way as ApplicantCallWay,
      direction: given.direction as ApplicantCallDirection,
      called_at: given.calledAt,
      spoke_to: given.spokeTo.trim(),
      said: given.said.trim(),
      corrects: corrects ?? null,
      staff_id: staffId,
    })
    .returning(sql<string>`id::text`.as("id"))
    .executeTakeFirstOrThrow();
  const action = corrects === undefined ? "applicant-call-recorded" : "applicant-call-corrected";
  await audit(work, { action, outcome: "done", party, subject: id });
};
