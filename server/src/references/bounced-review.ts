import { audit } from "../platform/audit/audit.ts";
import type { EmailFailure } from "../platform/mail/email-failure.ts";
import type { Work } from "../platform/work/work.ts";

const OF_LINK = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9]{1,6})-/;

/**
 * Notes a bounce for the reviewer, who corrects the address. A link that was replaced meanwhile is ignored.
 */
export const noteBouncedReference = async (work: Work, { id }: EmailFailure): Promise<void> => {
  // The mail service reports the id, so it may be anything.
  const [, reviewId, generation] = OF_LINK.exec(id) ?? [];
  if (!reviewId) return;
  const party = await work.tx
    .updateTable("reference")
    .set({ state: "bounced" })
    .where("id", "=", reviewId)
    .where("generation", "=", Number(generation))
    .where("state", "=", "sent")
    .returning(["application_id as applicationId", "party_id as partyId"])
    .executeTakeFirst();
  if (party) await audit(work, { action: "reference-bounced", outcome: "done", party, subject: reviewId });
};
