import { findOrCreateAccount } from "../accounts/accounts.ts";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import { addParty } from "../applications/create-application.ts";
import { inviteIfExpired } from "../applications/invitations.ts";
import { readIncome } from "../income/income-facts.ts";
import { sendGuaranteeChangedEmail } from "../parties/guarantee-changed-email.job.ts";
import { lockApplication } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { addJob, handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { readPolicy } from "../policies/read-policies.ts";
import { inviteGuarantor } from "./invite-guarantor.job.ts";

const ACTOR = { kind: "job", name: inviteGuarantor.name } as const;

/** Finds a guarantor of another tenant: two tenants may name the same person. */
const findGuarantor = async (
  { tx }: Work,
  applicationId: string,
  accountId: string,
): Promise<string | undefined> => {
  const found = await tx
    .selectFrom("party")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("account_id", "=", accountId)
    .where("role", "=", "guarantor")
    .executeTakeFirst();
  return found?.id;
};

/** @param guarantorId null removes the guarantor */
const setGuarantor = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  guarantorId: string | null,
): Promise<void> => {
  await tx
    .updateTable("party")
    .set({ guarantor_id: guarantorId, guarantor_named_by: guarantorId === null ? null : "tenant" })
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .execute();
};

const findTerms = ({ tx }: Work, { applicationId, partyId }: PartyKey) =>
  tx
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .select([
      "application.policy as name",
      "application.policy_version as version",
      "application.language",
      "party.guarantor_id as before",
      "party.guarantor_named_by as namedBy",
    ])
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirstOrThrow();

/** Tells current and previous guarantors whose guarantee has changed: another rent, none, or another name. */
const tellChanged = async ({ tx }: Work, guarantorIds: readonly (string | null)[]): Promise<void> => {
  for (const partyId of guarantorIds) {
    if (partyId !== null) await addJob(tx, sendGuaranteeChangedEmail, { partyId });
  }
};

/**
 * Makes the nominated guarantor a party and invites them; two tenants may name the same person. It is a job
 * because it locks the whole application: two concurrent submissions would deadlock. A tenant who nominates
 * no guarantor in a later round has none, unless the agency named one.
 */
export const inviteGuarantorHandler = handle<PartyKey, Services>(inviteGuarantor, (party, services) =>
  inTransaction(services, ACTOR, async (work) => {
    const { applicationId } = party;
    await lockApplication(work.tx, applicationId);
    const { guarantor } = await readIncome(work.tx, party);
    const { name, version, language, before, namedBy } = await findTerms(work, party);
    if (!guarantor) {
      if (namedBy !== "tenant") return;
      await setGuarantor(work, party, null);
      return tellChanged(work, [before]);
    }
    const email = canonicalAddress(guarantor.email);
    const { accountId } = await findOrCreateAccount(work.tx, { email, language });
    const known = await findGuarantor(work, applicationId, accountId);
    if (known !== undefined) {
      // A guarantor named by the agency stays named by it.
      if (known !== before) await setGuarantor(work, party, known);
      await inviteIfExpired(work, { applicationId, partyId: known });
      return tellChanged(work, known === before ? [known] : [known, before]);
    }
    const policy = await readPolicy(work.tx, { name, version });
    const { partyId: invited } = await addParty(work, {
      applicationId,
      accountId,
      policy,
      role: "guarantor",
      firstName: guarantor.firstName,
      lastName: guarantor.lastName,
      isInvited: true,
    });
    await setGuarantor(work, party, invited);
    return tellChanged(work, [before]);
  }),
);
