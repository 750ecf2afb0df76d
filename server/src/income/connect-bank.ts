import { offersBank } from "@latchkey/domain/income/context.ts";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { BankService } from "../partners/bank-service.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import { readBank } from "./bank.jobs.ts";
import { endConnection } from "./end-bank.ts";
import { changeLinkState, forgetConnection } from "./link-state.ts";
import { assertMayProve, type Given, orFailure, type PartnerStart, sourceOf } from "./partner-source.ts";
import { type StartedFlow, startFlow } from "./provider-flows.ts";
import { sealSecret } from "./sealed-secret.ts";

/** The policy may exclude it. @throws NOT_FOUND */
const assertOffered = async (work: Work, party: PartyKey): Promise<void> => {
  const { conditions } = await readParty(work, party);
  const { openBankingEnabled } = work.services;
  if (!offersBank({ conditions, openBankingEnabled })) throw notFound();
};

/** Starts the flow (spec 3 §7). @throws NOT_FOUND, ALREADY_SUBMITTED */
export const startBank = async (
  work: Work,
  { party, applicant, sourceUuid, remedialSectionUuid, browser }: PartnerStart,
): Promise<StartedFlow> => {
  await assertMayProve(work, party, { by: "bank", remedialSectionUuid });
  await sourceOf(work, party, sourceUuid);
  await assertOffered(work, party);
  await audit(work, { action: "bank-connection-started", outcome: "done", party, subject: sourceUuid });
  return startFlow(work, {
    provider: "truelayer",
    party,
    applicant,
    objectUuid: sourceUuid,
    remedialSectionUuid,
    browser,
  });
};

const NOT_CONNECTED = "A bank was not connected";

export const tokenFor = async (
  bank: BankService,
  code: string,
  services: Pick<Services, "log">,
): Promise<Given<string>> => {
  const token = await orFailure(bank.exchange(code), services, NOT_CONNECTED);
  if (!("got" in token)) return token;
  const accounts = await orFailure(bank.accounts(token.got), services, NOT_CONNECTED);
  if ("got" in accounts && accounts.got.length > 0) return token;
  await endConnection(bank, token.got, services);
  return "got" in accounts ? { failure: "other" } : accounts;
};

/** Bank statements of three months, of the self-employed six (spec 3 §9). */
const monthsFor = (incomeType: string): number => (incomeType === "T_SELFEMPLOYED" ? 6 : 3);

interface BankReturn {
  readonly sourceUuid: string;
  readonly remedialSectionUuid: string | undefined;
  readonly token: Given<string>;
}

/**
 * Stores the token for the job that reads the bank, or the failure. A connection made meanwhile in another
 * tab stays.
 *
 * @returns whether the source has a bank now
 */
export const finishBank = async (
  work: Work,
  party: PartyKey,
  { sourceUuid, remedialSectionUuid, token }: BankReturn,
): Promise<boolean> => {
  const { applicationId, partyId } = party;
  const key = { ...party, sourceUuid };
  await lockParty(work.tx, party);
  await assertMayProve(work, party, { by: "bank", remedialSectionUuid });
  const source = await sourceOf(work, party, sourceUuid);
  if (!("got" in token)) {
    if (source.bank === "connected") return true;
    await changeLinkState(work, key, { link: "bank", state: "failed", failure: token.failure });
    return false;
  }
  await forgetConnection(work, party, sourceUuid);
  await work.tx
    .insertInto("bank_connection")
    .values({
      source_id: sourceUuid,
      application_id: applicationId,
      party_id: partyId,
      state: "reading",
      sealed_token: await sealSecret(work, { ...key, purpose: "bank-token" }, token.got),
      months: monthsFor(source.incomeType),
      remedial_section_id: remedialSectionUuid ?? null,
    })
    .execute();
  await addJob(work.tx, readBank, { applicationId, partyId, sourceUuid });
  await changeLinkState(work, key, { link: "bank", state: "connected" });
  return true;
};
