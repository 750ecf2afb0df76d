import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { AuditedAction } from "@latchkey/domain/vocabulary/audited-actions.ts";
import { tellOfBounce } from "../agencies/told-users.jobs.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { EmailFailure } from "../platform/mail/email-failure.ts";
import type { Work } from "../platform/work/work.ts";

const noteOfParty = async (work: Work, partyId: string, action: AuditedAction): Promise<void> => {
  // The mail service reports the id, so it may be anything.
  if (!isUuid(partyId)) return;
  const party = await work.tx
    .selectFrom("party")
    .select(["application_id", "id"])
    .where("id", "=", partyId)
    .executeTakeFirst();
  if (!party) return;
  const key = { applicationId: party.application_id, partyId: party.id };
  await audit(work, { action, outcome: "done", party: key, subject: party.id });
};

export const noteFailedInvitation = async (work: Work, { id }: EmailFailure): Promise<void> => {
  await noteOfParty(work, id, "invitation-bounced");
  if (isUuid(id)) await addJob(work.tx, tellOfBounce, { partyId: id, day: work.services.today() });
};

/** The id consists of the party's id and its round. */
export const noteFailedRequest = (work: Work, { id }: EmailFailure): Promise<void> =>
  noteOfParty(work, id.replace(/-\d+$/, ""), "more-needed-bounced");
