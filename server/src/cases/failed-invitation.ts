import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { audit } from "../platform/audit/audit.ts";
import type { EmailFailure } from "../platform/mail/email-failure.ts";
import type { Work } from "../platform/work/work.ts";

/** Somebody was invited at an address that does not work: an entry of their case, once for each failure. */
export const noteFailedInvitation = async (work: Work, { id }: EmailFailure): Promise<void> => {
  // A report comes from outside, so its id may be anything.
  if (!isUuid(id)) return;
  const party = await work.tx
    .selectFrom("party")
    .select(["application_id", "id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!party) return;
  const key = { applicationId: party.application_id, partyId: party.id };
  await audit(work, { action: "invitation-bounced", outcome: "done", party: key, subject: party.id });
};
