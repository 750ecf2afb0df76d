import {
  type GivenVerdict,
  verdictIssues,
  verdictOf,
} from "@latchkey/domain/compliance/sanctions/verdict.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { lockParty } from "../../parties/parties.ts";
import { decisionsMayChange } from "../../parties/settle-decisions.job.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { addJob } from "../../platform/jobs/job.ts";
import { invalidInput, notFound } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import { sendSanctionsConfirmedEmail } from "./confirmed-email.job.ts";
import { sealOf } from "./sealed.ts";

export interface JudgedCandidate extends GivenVerdict {
  readonly candidateId: string;
  readonly staffId: string;
}

const hasContact = async ({ tx }: Work, { applicationId }: PartyKey): Promise<boolean> => {
  const { compliance_email } = await tx
    .selectFrom("application")
    .innerJoin("agency", "agency.id", "application.agency_id")
    .select("agency.compliance_email")
    .where("application.id", "=", applicationId)
    .executeTakeFirstOrThrow();
  return compliance_email !== null;
};

const assertCandidate = async ({ tx }: Work, party: PartyKey, candidateId: string): Promise<void> => {
  const found = isUuid(candidateId)
    ? await tx
        .selectFrom("sanctions_candidate")
        .select("id")
        .where("application_id", "=", party.applicationId)
        .where("party_id", "=", party.partyId)
        .where("id", "=", candidateId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
};

/**
 * A verdict about a candidate; the newest counts, so that a mistake can be corrected. A confirmed candidate is told to
 * the agency's compliance contact alone.
 *
 * @throws NOT_FOUND; INVALID_INPUT by field
 */
export const judgeCandidate = async (
  work: Work,
  party: PartyKey,
  { candidateId, staffId, ...given }: JudgedCandidate,
): Promise<void> => {
  const issues = verdictIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await lockParty(work.tx, party);
  await assertCandidate(work, party, candidateId);
  const { verdict, reason, seenOn } = verdictOf(given);
  const { seal } = await sealOf(work, party);
  const tellsAgency = verdict === "same_person" && (await hasContact(work, party));
  const { id } = await work.tx
    .insertInto("sanctions_verdict")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      candidate_id: candidateId,
      verdict,
      seen_on: [...seenOn],
      reason: seal(reason, "verdict"),
      tells_agency: tellsAgency,
      staff_id: staffId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (tellsAgency) await addJob(work.tx, sendSanctionsConfirmedEmail, { ...party, verdictId: Number(id) });
  await decisionsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "sanctions-candidate-judged", outcome: "done", party, subject: candidateId });
};
