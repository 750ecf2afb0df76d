import { offersTaxLink } from "@latchkey/domain/income/context.ts";
import { nationalInsuranceNumberIssue, tidyNationalInsuranceNumber } from "@latchkey/domain/income/rules.ts";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { AskingPerson, TaxService } from "../partners/tax-service.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import { changeLinkState } from "./link-state.ts";
import {
  assertMayProve,
  type Given,
  orFailure,
  type PartnerStart,
  type SourceKey,
  sourceOf,
} from "./partner-source.ts";
import { type StartedFlow, startFlow } from "./provider-flows.ts";
import { sealSecret } from "./sealed-secret.ts";
import { readTaxRecord } from "./tax.jobs.ts";
import { permissionText } from "./tax-permission.ts";

/** The tax link reads, with a person's permission, what their employers have reported (spec 3 §1, §7). */

/** The policy may exclude it, and the tax authority does not know every kind of income. @throws NOT_FOUND */
const assertOffered = async (work: Work, party: PartyKey, sourceUuid: string): Promise<void> => {
  const source = await sourceOf(work, party, sourceUuid);
  const { conditions } = await readParty(work, party);
  const { taxLinkEnabled } = work.services;
  if (!offersTaxLink({ conditions, taxLinkEnabled }, source)) throw notFound();
};

export interface TaxStart extends PartnerStart {
  readonly nino: string;
}

/** The sealed number waits for the person's return. @throws INVALID_INPUT, NOT_FOUND, ALREADY_SUBMITTED */
export const startTaxLink = async (work: Work, { nino, ...start }: TaxStart): Promise<StartedFlow> => {
  const { party, sourceUuid, remedialSectionUuid } = start;
  const issue = nationalInsuranceNumberIssue(nino);
  if (issue) throw invalidInput({ nino: issue });
  await lockParty(work.tx, party);
  await assertMayProve(work, party, { by: "bank", remedialSectionUuid });
  await assertOffered(work, party, sourceUuid);
  const number = tidyNationalInsuranceNumber(nino);
  const sealedNino = await sealSecret(work, { ...party, sourceUuid, purpose: "nino" }, number);
  await audit(work, { action: "tax-record-connection-started", outcome: "done", party, subject: sourceUuid });
  const { applicant, browser } = start;
  return startFlow(work, {
    provider: "hmrc",
    party,
    applicant,
    objectUuid: sourceUuid,
    remedialSectionUuid,
    browser,
    sealedNino,
  });
};

export const taxTokenFor = (
  tax: TaxService,
  code: string,
  services: Pick<Services, "log">,
): Promise<Given<string>> => orFailure(tax.exchange(code), services, "A tax record was not connected");

export interface TaxPermission {
  readonly token: string;
  readonly sealedNino: Buffer;
  readonly person: AskingPerson;
}

interface TaxReturn {
  readonly sourceUuid: string;
  readonly remedialSectionUuid: string | undefined;
  readonly permission: Given<TaxPermission>;
}

const keepPermission = async (
  work: Work,
  source: SourceKey,
  { token, sealedNino, person }: TaxPermission,
): Promise<void> => {
  const { applicationId, partyId, sourceUuid } = source;
  // Also removes the data of an earlier link.
  await work.tx.deleteFrom("tax_link").where("source_id", "=", sourceUuid).execute();
  await work.tx
    .insertInto("tax_link")
    .values({
      source_id: sourceUuid,
      application_id: applicationId,
      party_id: partyId,
      state: "reading",
      sealed_nino: sealedNino,
      sealed_token: await sealSecret(
        work,
        { ...source, purpose: "tax-token" },
        permissionText({ token, person }),
      ),
    })
    .execute();
  await addJob(work.tx, readTaxRecord, source);
};

/**
 * Stores the token for the job that reads the record, or the failure. A connection made meanwhile in another
 * tab stays.
 *
 * @returns whether the source is connected now
 */
export const finishTaxLink = async (
  work: Work,
  party: PartyKey,
  { sourceUuid, remedialSectionUuid, permission }: TaxReturn,
): Promise<boolean> => {
  const key = { ...party, sourceUuid };
  await lockParty(work.tx, party);
  await assertMayProve(work, party, { by: "bank", remedialSectionUuid });
  // The source may have changed its type meanwhile.
  await assertOffered(work, party, sourceUuid);
  const source = await sourceOf(work, party, sourceUuid);
  if (!("got" in permission)) {
    if (source.bank === "connected") return true;
    await changeLinkState(work, key, { link: "tax", state: "failed", failure: permission.failure });
    return false;
  }
  await keepPermission(work, key, permission.got);
  // If a bank is connected as well, the page has confirmed it already.
  if (source.bank !== "connected" || source.link !== "bank") {
    await changeLinkState(work, key, { link: "tax", state: "connected" });
  }
  return true;
};
