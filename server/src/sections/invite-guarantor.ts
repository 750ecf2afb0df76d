import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import { policyNamed } from "@latchkey/domain/policies/shipped.ts";
import { findOrCreateAccount } from "../accounts/accounts.ts";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import { type CaseRow, partyKeyOf } from "../cases/case-row.ts";
import { addParty } from "../cases/create-application.ts";
import { readIncome } from "../income/income-facts.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";

/** Guarantees somebody's rent in this application already: two tenants may name the same person. */
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

const setGuarantor = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  guarantorId: string,
): Promise<void> => {
  await tx
    .updateTable("party")
    .set({ guarantor_id: guarantorId })
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .execute();
};

/**
 * Whom the applicant has named becomes a party of the application when it is sent, and is invited; nobody before that. A
 * policy may leave the invitation to its reviewers.
 */
export const inviteGuarantor = async (work: Work, standing: CaseRow): Promise<void> => {
  const party = partyKeyOf(standing);
  const { guarantor } = await readIncome(work.tx, party);
  if (!guarantor || conditionValue(standing.conditions, "INVITE_GUARANTOR") === false) return;
  const application = await work.tx
    .selectFrom("application")
    .select(["policy", "language"])
    .where("id", "=", party.applicationId)
    .executeTakeFirstOrThrow();
  const email = canonicalAddress(guarantor.email);
  const { accountId } = await findOrCreateAccount(work.tx, { email, language: application.language });
  const known = await findGuarantor(work, party.applicationId, accountId);
  if (known !== undefined) return setGuarantor(work, party, known);
  const policy = policyNamed(application.policy);
  if (!policy) throw new Error("The policy of an application is missing.");
  await addParty(work, {
    applicationId: party.applicationId,
    accountId,
    policy,
    role: "guarantor",
    firstName: guarantor.firstName,
    lastName: guarantor.lastName,
    isInvited: true,
    guarantees: [party],
  });
};
