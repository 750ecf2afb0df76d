import type { NamedPerson } from "@latchkey/domain/applications/new-application.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import { tidyName } from "@latchkey/domain/rules/tidy.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { findOrCreateAccount } from "../accounts/accounts.ts";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import { sendGuaranteeChangedEmail } from "../parties/guarantee-changed-email.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { readPolicy } from "../policies/read-policies.ts";
import { addParty } from "./create-application.ts";
import { inviteIfExpired } from "./invitations.ts";

/** Guarantors of an application that is under way, whether a tenant names them or the agency. */

type NamedBy = "agency" | "tenant";

/** They belong to the application to which a guarantor is invited. */
interface InvitingTerms {
  readonly policy: string;
  readonly policy_version: number;
  readonly language: Language;
}

interface Known {
  readonly id: string;
  readonly status: PartyStatus;
}

/** The newest guarantor of that account: two tenants may name the same person. */
const findGuarantor = ({ tx }: Work, applicationId: string, accountId: string): Promise<Known | undefined> =>
  tx
    .selectFrom("party as p")
    .innerJoin("queue_entry as q", "q.party_id", "p.id")
    .select(["p.id", "q.status"])
    .where("p.application_id", "=", applicationId)
    .where("p.account_id", "=", accountId)
    .where("p.role", "=", "guarantor")
    .orderBy("p.number", "desc")
    .executeTakeFirst();

/** @param guarantorId null removes the guarantor */
export const setGuarantor = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { guarantorId, namedBy }: { readonly guarantorId: string | null; readonly namedBy: NamedBy },
): Promise<void> => {
  await tx
    .updateTable("party")
    .set({ guarantor_id: guarantorId, guarantor_named_by: guarantorId === null ? null : namedBy })
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .execute();
};

/** Tells current and previous guarantors whose guarantee has changed: another rent, none, or another name. */
export const tellChanged = async ({ tx }: Work, guarantorIds: readonly (string | null)[]): Promise<void> => {
  for (const partyId of new Set(guarantorIds)) {
    if (partyId !== null) await addJob(tx, sendGuaranteeChangedEmail, { partyId });
  }
};

interface NamedGuarantor {
  readonly terms: InvitingTerms;
  readonly person: NamedPerson;
  readonly namedBy: NamedBy;
}

/**
 * The caller has locked the application. A guarantor whose part has ended for good is invited anew if the agency names
 * them: a tenant who only sends an answer again does not undo a withdrawal.
 *
 * @returns the party of the named person: the guarantor of that address if there is one, else one that is invited
 */
export const keepGuarantor = async (
  work: Work,
  applicationId: string,
  { terms, person, namedBy }: NamedGuarantor,
): Promise<string> => {
  const email = canonicalAddress(person.email);
  const { accountId } = await findOrCreateAccount(work.tx, { email, language: terms.language });
  const known = await findGuarantor(work, applicationId, accountId);
  if (known) {
    const isResumed = await inviteIfExpired(work, { applicationId, partyId: known.id });
    const hasEnded = !isResumed && (known.status === "withdrawn" || known.status === "expired");
    if (!hasEnded || namedBy === "tenant") return known.id;
  }
  const policy = await readPolicy(work.tx, { name: terms.policy, version: terms.policy_version });
  const { partyId } = await addParty(work, {
    applicationId,
    accountId,
    policy,
    role: "guarantor",
    firstName: tidyName(person.firstName),
    lastName: tidyName(person.lastName),
    isInvited: true,
  });
  return partyId;
};
