import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import { canonicalEmail, emailIssue, notOwnEmail } from "@latchkey/domain/rules/email.ts";
import { firstIssue } from "@latchkey/domain/rules/issue.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { sql } from "kysely";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { resendReview } from "./send-reviews.ts";

const findAsked = async ({ tx }: Work, { applicationId, partyId }: PartyKey, referenceId: string) => {
  const found = await tx
    .selectFrom("reference")
    .innerJoin("party", "party.id", "reference.party_id")
    .innerJoin("account", "account.id", "party.account_id")
    .select(["reference.referee", "account.email as own"])
    // A newer reference replaces this one: its referee is asked instead.
    .select(
      sql<boolean>`exists (select 1 from reference newer where newer.application_id = reference.application_id
        and newer.party_id = reference.party_id and newer.created_at > reference.created_at
        and (newer.residence_id = reference.residence_id or newer.source_id = reference.source_id))`.as(
        "isReplaced",
      ),
    )
    .where("reference.application_id", "=", applicationId)
    .where("reference.party_id", "=", partyId)
    .where("reference.id", "=", referenceId)
    .executeTakeFirst();
  if (!found) throw notFound();
  return { own: found.own, before: found.referee.email, isReplaced: found.isReplaced };
};

/**
 * Sends a new link, perhaps to a corrected address; earlier links end.
 *
 * @throws NOT_FOUND for another party's reference; CASE_CLOSED; INVALID_INPUT; CHANGED_ELSEWHERE if it was
 * answered, or another referee is asked instead
 */
export const askRefereeAgain = async (
  work: Work,
  party: PartyKey,
  { referenceId, email }: { readonly referenceId: string; readonly email: string },
): Promise<void> => {
  if (!isUuid(referenceId)) throw notFound();
  await lockParty(work.tx, party);
  const { own, before, isReplaced } = await findAsked(work, party, referenceId);
  const { events } = await readParty(work, party);
  if (isClosed(statusOf(events))) throw new Refusal("CASE_CLOSED");
  const issue = firstIssue<string>(emailIssue, notOwnEmail(own))(email);
  if (issue) throw invalidInput({ email: issue });
  const isCorrected = canonicalEmail(email) !== canonicalEmail(before);
  const corrected = isCorrected ? { email: tidyEmail(email) } : {};
  const isSent = !isReplaced && (await resendReview(work, referenceId, corrected));
  if (!isSent) throw new Refusal("CHANGED_ELSEWHERE");
  if (!isCorrected) return;
  await audit(work, { action: "referee-address-corrected", outcome: "done", party, subject: referenceId });
};
