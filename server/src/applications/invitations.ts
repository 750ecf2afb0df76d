import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { findOrCreateAccount } from "../accounts/accounts.ts";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import { endLinksOf } from "../accounts/links.ts";
import { revokeAllSessions } from "../accounts/sessions.ts";
import { appendEvent } from "../parties/events.ts";
import { lockParty } from "../parties/parties.ts";
import { refreshQueueEntry } from "../parties/queue-entry.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { countEnd } from "./count-cases.ts";
import { sendInvitationEmail } from "./invitation-email.job.ts";

interface InvitedParty {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
  readonly isClosed: boolean;
  readonly isBegun: boolean;
  /** When it expired, if it is expired. */
  readonly expiredAt: Date | undefined;
  readonly wasReturned: boolean;
  readonly resendDays: number;
}

const readInvited = async ({ tx }: Work, { applicationId, partyId }: PartyKey): Promise<InvitedParty> => {
  const row = await tx
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .innerJoin("application", "application.id", "party.application_id")
    .select([
      "party.account_id",
      "party.round",
      "account.email",
      "application.language",
      "application.timing",
    ])
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const events = await tx
    .selectFrom("party_event")
    .select(["kind", "at"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .orderBy("id")
    .execute();
  const status = statusOf(events.map(({ kind }) => kind));
  return {
    accountId: row.account_id,
    email: row.email,
    language: row.language,
    isClosed: isClosed(status),
    isBegun: status !== "invited",
    expiredAt: status === "expired" ? events.findLast(({ kind }) => kind === "expired")?.at : undefined,
    wasReturned: row.round > 0,
    resendDays: row.timing.resendDays,
  };
};

/** @throws NOT_FOUND for no party; CASE_CLOSED if it can no longer be answered */
const lockOpen = async (work: Work, party: PartyKey): Promise<InvitedParty> => {
  await lockParty(work.tx, party);
  const invited = await readInvited(work, party);
  if (invited.isClosed) throw new Refusal("CASE_CLOSED");
  return invited;
};

/** Clears the bounce, which is about the e-mail before. */
const sendAgain = async (work: Work, { partyId }: PartyKey): Promise<void> => {
  await work.tx
    .deleteFrom("email_failure")
    .where("kind", "=", "invitation")
    .where("subject", "=", partyId)
    .execute();
  await addJob(work.tx, sendInvitationEmail, { partyId });
};

const DAY_MS = 86_400_000;

const isInTime = ({ now }: Work, { expiredAt, resendDays }: InvitedParty): boolean =>
  expiredAt !== undefined && now.getTime() - expiredAt.getTime() <= resendDays * DAY_MS;

/**
 * Opens an expired party again, with everything kept.
 *
 * @throws CASE_CLOSED for another end, or after the days in which it can be resumed
 */
const resume = async (work: Work, party: PartyKey, invited: InvitedParty): Promise<void> => {
  if (!isInTime(work, invited)) throw new Refusal("CASE_CLOSED");
  await appendEvent(work, party, "resumed");
  // Requests stay open for answers.
  if (invited.wasReturned) await appendEvent(work, party, "returned");
  await audit(work, { action: "party-resumed", outcome: "done", party, subject: party.partyId });
};

/** @throws NOT_FOUND; CASE_CLOSED */
export const inviteAgain = async (work: Work, party: PartyKey): Promise<void> => {
  await lockParty(work.tx, party);
  const invited = await readInvited(work, party);
  if (invited.isClosed) await resume(work, party, invited);
  await sendAgain(work, party);
  await audit(work, { action: "invitation-sent-again", outcome: "done", party, subject: party.partyId });
};

/** A guarantor whose part expired is named anew. After the days in which it can be resumed it stays ended. @returns whether it goes on again */
export const inviteIfExpired = async (work: Work, party: PartyKey): Promise<boolean> => {
  const canResume = isInTime(work, await readInvited(work, party));
  if (canResume) await inviteAgain(work, party);
  return canResume;
};

/**
 * Gives the party to the account of the corrected address. Sessions and links of the wrong address end. Once
 * answers exist this is refused, since they would go to another person.
 */
export const correctAddress = async (work: Work, party: PartyKey, typed: string): Promise<void> => {
  const issue = emailIssue(typed);
  if (issue) throw invalidInput({ email: issue });
  const { accountId: before, email: old, language, isBegun } = await lockOpen(work, party);
  if (isBegun) throw new Refusal("ALREADY_BEGUN");
  const email = canonicalAddress(typed);
  if (email === old) throw invalidInput({ email: { code: "validation.email.unchanged" } });
  const { accountId } = await findOrCreateAccount(work.tx, { email, language });
  await work.tx
    .updateTable("party")
    .set({ account_id: accountId, invitation_sent_at: null, signed_in_at: null })
    .where("application_id", "=", party.applicationId)
    .where("id", "=", party.partyId)
    .execute();
  await revokeAllSessions(work.tx, { audience: "applicant", ownerId: before });
  await endLinksOf(work.tx, old);
  await sendAgain(work, party);
  await refreshQueueEntry(work.tx, party);
  await audit(work, { action: "address-corrected", outcome: "done", party, subject: party.partyId });
};

export const withdrawParty = async (work: Work, party: PartyKey): Promise<void> => {
  await lockOpen(work, party);
  await appendEvent(work, party, "withdrawn");
  await countEnd(work, party, "withdrawn");
  await audit(work, { action: "party-withdrawn", outcome: "done", party, subject: party.partyId });
};
