import { createHash, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { offersKonfir } from "@latchkey/domain/income/context.ts";
import type { StoredSource } from "@latchkey/domain/income/source.ts";
import { EMPLOYMENT_RETURN_PATH, EMPLOYMENT_WEBHOOK_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { sql } from "kysely";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { EmploymentService, StatedWork } from "../partners/employment-service.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { assertMayProve, type PartnerStart, sourceOf, unlessFailed } from "./partner-source.ts";
import { type NewFlow, newWay, type StartedFlow, storeFlow } from "./provider-flows.ts";
import { findLast, freeSource, type LastVerification, reserveSource } from "./reserve-verification.ts";
import { settleVerification } from "./settle-verification.ts";

/** The provider that verifies employment (spec 3 §1, §7): one open verification per source. */

const TOKEN_BYTES = 32;
/** The wait while another server begins a verification of the source. */
const LOOKS_AGAIN_MS = 200;

export const webhookHash = (token: string): Buffer => createHash("sha256").update(token).digest();

export interface VerificationStart {
  readonly url: string | undefined;
  readonly browser: string | undefined;
}

const personOf = async ({ tx }: Work, { applicationId, partyId }: PartyKey) => {
  const row = await tx
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts as facts", "facts.party_id", "party.id")
    .select([
      "account.email",
      "facts.first_name",
      "facts.last_name",
      "facts.birthdate",
      "party.invited_first_name",
      "party.invited_last_name",
    ])
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirstOrThrow();
  return {
    firstName: row.first_name || row.invited_first_name || "",
    lastName: row.last_name || row.invited_last_name || "",
    email: row.email,
    birthdate: row.birthdate ?? undefined,
  };
};

const workOf = (source: StoredSource): StatedWork => ({
  customId: source.uuid,
  kind: source.incomeType === "T_SELFEMPLOYED" ? "self-employed" : "employed",
  employer: source.companyName ?? "",
  jobTitle: source.jobTitle ?? undefined,
  startDate: source.startDate ?? undefined,
  endDate: source.endDate ?? undefined,
  yearlyMinor: source.annualGrossMinor ?? undefined,
});

/** @throws NOT_FOUND, ALREADY_SUBMITTED */
const sourceToVerify = async (
  work: Work,
  { party, sourceUuid, remedialSectionUuid }: PartnerStart,
): Promise<StoredSource> => {
  await lockParty(work.tx, party);
  await assertMayProve(work, party, { by: "konfir", remedialSectionUuid });
  const source = await sourceOf(work, party, sourceUuid);
  const { conditions } = await readParty(work, party);
  if (!offersKonfir({ conditions }, work.services.konfirConfigured)) throw notFound();
  return source;
};

const flowOf = ({ sourceUuid, ...start }: PartnerStart): NewFlow => ({
  ...start,
  provider: "konfir",
  objectUuid: sourceUuid,
});

const goOn = async (
  services: Services,
  start: PartnerStart,
  { candidateUrl: url, stateHash }: LastVerification,
): Promise<VerificationStart> => {
  const { browser } = newWay(start.browser);
  await inTransaction(services, start.applicant, (work) =>
    storeFlow(work, flowOf(start), { stateHash, browser }),
  );
  return { url, browser };
};

interface NewVerification {
  readonly partnerId: string;
  readonly candidateUrl: string;
  readonly webhookToken: string;
  readonly way: StartedFlow;
}

/** @returns false: another verification of the source is open already. @throws NOT_FOUND, ALREADY_SUBMITTED */
const store = async (
  work: Work,
  start: PartnerStart,
  { partnerId, candidateUrl, webhookToken, way }: NewVerification,
): Promise<boolean> => {
  await sourceToVerify(work, start);
  const { party, sourceUuid } = start;
  const stored = await work.tx
    .insertInto("employment_verification")
    .values({
      source_id: sourceUuid,
      application_id: party.applicationId,
      party_id: party.partyId,
      partner_id: partnerId,
      candidate_url: candidateUrl,
      webhook_hash: webhookHash(webhookToken),
      state_hash: way.stateHash,
    })
    // A literal: with a parameter the database forgets after some executions that this is the index's
    // condition.
    .onConflict((conflict) => conflict.column("source_id").where("state", "=", sql.lit("open")).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return false;
  await storeFlow(work, flowOf(start), way);
  await audit(work, { action: "verification-started", outcome: "done", party, subject: sourceUuid });
  return true;
};

/** Cancels an unused verification. If this fails, the provider ends it by itself. */
const cancelQuietly = async (
  services: Services,
  service: EmploymentService,
  partnerId: string,
): Promise<void> => {
  await unlessFailed(service.cancel(partnerId), services, "A verification was not cancelled");
};

interface Beginning {
  readonly start: PartnerStart;
  readonly source: StoredSource;
  readonly person: Awaited<ReturnType<typeof personOf>>;
}

/**
 * @returns undefined: another server was faster, although it had not reserved the source or no longer had
 * @throws PartnerFailed, NOT_FOUND, ALREADY_SUBMITTED
 */
const beginReserved = async (
  services: Services,
  service: EmploymentService,
  { start, source, person }: Beginning,
): Promise<VerificationStart | undefined> => {
  const way = newWay(start.browser);
  const webhookToken = randomBytes(TOKEN_BYTES).toString("base64url");
  const { publicUrl, provider } = services.config;
  const { id: partnerId, candidateUrl } = await service.begin({
    person,
    asker: provider.name,
    activity: workOf(source),
    redirectUrl: new URL(EMPLOYMENT_RETURN_PATH, publicUrl).href,
    state: way.state,
    webhookUrl: new URL(`${EMPLOYMENT_WEBHOOK_PATH}/${webhookToken}`, publicUrl).href,
  });
  let isStored = false;
  try {
    isStored = await inTransaction(services, start.applicant, (work) =>
      store(work, start, { partnerId, candidateUrl, webhookToken, way }),
    );
  } finally {
    if (!isStored) await cancelQuietly(services, service, partnerId);
  }
  return isStored ? { url: candidateUrl, browser: way.browser } : undefined;
};

/** @returns undefined: another server begins one, or has begun one meanwhile */
const beginNew = async (
  services: Services,
  service: EmploymentService,
  { last, ...beginning }: Beginning & { readonly last: LastVerification | undefined },
): Promise<VerificationStart | undefined> => {
  const { start } = beginning;
  const isReserved = await inTransaction(services, start.applicant, (work) =>
    reserveSource(work, start, last),
  );
  if (!isReserved) {
    await setTimeout(LOOKS_AGAIN_MS);
    return undefined;
  }
  try {
    return await beginReserved(services, service, beginning);
  } finally {
    await freeSource(services, start);
  }
};

const begin = async (
  services: Services,
  service: EmploymentService,
  start: PartnerStart,
): Promise<VerificationStart> => {
  const { applicant: actor, party, sourceUuid, remedialSectionUuid } = start;
  const beginning = await inTransaction(services, actor, async (work) => ({
    start,
    source: await sourceToVerify(work, start),
    person: await personOf(work, party),
    last: await findLast(work, sourceUuid),
  }));
  const { last } = beginning;
  // The webhook may have been lost, so ask the provider.
  const outcome =
    last &&
    (await settleVerification(services, service, { wanted: { id: last.id }, actor, hasReturned: false }));
  if (last && (outcome === "waiting" || outcome === "no-answer")) return goOn(services, start, last);
  // A request for missing information may ask for another verification.
  const isDone = outcome === "completed" && remedialSectionUuid === undefined;
  if (isDone) return { url: undefined, browser: undefined };
  return (await beginNew(services, service, beginning)) ?? begin(services, service, start);
};

/**
 * Begins a verification, or resumes the open one, because each costs the provider something (INT-08). A
 * concurrent second call waits, and returns the first one's.
 *
 * @throws PartnerFailed, NOT_FOUND, ALREADY_SUBMITTED
 */
export const startVerification = (
  services: Services,
  service: EmploymentService,
  start: PartnerStart,
): Promise<VerificationStart> => services.mutex.run(start.sourceUuid, () => begin(services, service, start));
