import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type AuditedAction, audit } from "../platform/audit/audit.ts";
import type { EmailFailure } from "../platform/mail/email-failure.ts";
import type { Work } from "../platform/work/work.ts";

/** An e-mail of a case did not arrive: an entry of the case, once for each failure. */
const noteOfParty = async (work: Work, partyId: string, action: AuditedAction): Promise<void> => {
  // A report comes from outside, so its id may be anything.
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

/** Somebody was invited at an address that does not work. */
export const noteFailedInvitation = (work: Work, { id }: EmailFailure): Promise<void> =>
  noteOfParty(work, id, "invitation-bounced");

/** Somebody was asked for more, and does not know. The id is the party's with the round of its case. */
export const noteFailedRequest = (work: Work, { id }: EmailFailure): Promise<void> =>
  noteOfParty(work, id.replace(/-\d+$/, ""), "more-needed-bounced");
