import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Applicant, PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** The URL carries a state, the browser a cookie: a return needs both. */

const MINUTES = 30;
const SECRET_BYTES = 32;

const secret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

export type Provider = "truelayer" | "hmrc" | "konfir";

export interface NewFlow {
  readonly provider: Provider;
  readonly party: PartyKey;
  readonly applicant: Applicant;
  readonly objectUuid: string;
  readonly remedialSectionUuid: string | undefined;
  /** The browser's existing secret, so that several tabs can have flows at once. */
  readonly browser: string | undefined;
  readonly sealedNino?: Buffer;
}

export interface StartedFlow {
  readonly state: string;
  readonly stateHash: Buffer;
  readonly browser: string;
  readonly nonce: string;
}

const WELL_FORMED = /^[A-Za-z0-9_-]{43}$/;

const browserOf = ({ browser }: Pick<NewFlow, "browser">): string =>
  browser !== undefined && WELL_FORMED.test(browser) ? browser : secret();

const rowOf = (
  { provider, party, applicant, objectUuid, remedialSectionUuid, sealedNino }: NewFlow,
  { stateHash, browser }: { readonly stateHash: Buffer; readonly browser: string },
) => ({
  application_id: party.applicationId,
  party_id: party.partyId,
  account_id: applicant.accountId,
  session_id: applicant.sessionId,
  provider,
  object_uuid: objectUuid,
  remedial_section_id: remedialSectionUuid ?? null,
  state_hash: stateHash,
  browser_hash: hashOf(browser),
  expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
  sealed_nino: sealedNino ?? null,
});

export const newWay = (browser: string | undefined): StartedFlow => {
  const state = secret();
  return { state, stateHash: hashOf(state), browser: browserOf({ browser }), nonce: secret() };
};

/**
 * A partner that is called once keeps the state of the first start. A second start reuses it, perhaps from
 * another browser and after the first flow has ended.
 */
export const storeFlow = async (
  { tx }: Pick<Work, "tx">,
  flow: NewFlow,
  way: Pick<StartedFlow, "stateHash" | "browser">,
): Promise<void> => {
  const row = rowOf(flow, way);
  await tx
    .insertInto("provider_flow")
    .values(row)
    .onConflict((conflict) => conflict.column("state_hash").doUpdateSet({ ...row, consumed_at: null }))
    .execute();
};

export const startFlow = async (work: Pick<Work, "tx">, flow: NewFlow): Promise<StartedFlow> => {
  const way = newWay(flow.browser);
  await storeFlow(work, flow, way);
  return way;
};

export interface ReturnedFlow {
  readonly id: string;
  readonly party: PartyKey;
  readonly applicant: Applicant;
  readonly objectUuid: string;
  readonly remedialSectionUuid: string | undefined;
  readonly stateHash: Buffer;
  readonly isFresh: boolean;
  readonly sealedNino: Buffer | undefined;
}

interface Way {
  readonly state: string;
  readonly browser: string;
}

const findFlow = (tx: Tx, provider: Provider, { state, browser }: Way) =>
  tx
    .selectFrom("provider_flow")
    .select([
      "id",
      "application_id",
      "party_id",
      "account_id",
      "session_id",
      "object_uuid",
      "remedial_section_id",
      "state_hash",
      "sealed_nino",
      sql<boolean>`consumed_at is null and expires_at > now()`.as("is_fresh"),
    ])
    .where("provider", "=", provider)
    .where("state_hash", "=", hashOf(state))
    .where("browser_hash", "=", hashOf(browser))
    .forUpdate()
    .executeTakeFirst();

/** Uses up the flow of this state and this browser; undefined if there is none. A used one is recognised. */
export const consumeFlow = async (
  tx: Tx,
  provider: Provider,
  way: Way,
): Promise<ReturnedFlow | undefined> => {
  const row = await findFlow(tx, provider, way);
  if (!row) return undefined;
  await tx
    .updateTable("provider_flow")
    .set({ sealed_nino: null, ...(row.is_fresh && { consumed_at: sql<Date>`now()` }) })
    .where("id", "=", row.id)
    .execute();
  const party = { applicationId: row.application_id, partyId: row.party_id };
  return {
    id: row.id,
    party,
    applicant: { kind: "applicant", accountId: row.account_id, sessionId: row.session_id, party },
    objectUuid: row.object_uuid,
    remedialSectionUuid: row.remedial_section_id ?? undefined,
    stateHash: row.state_hash,
    isFresh: row.is_fresh,
    sealedNino: row.sealed_nino ?? undefined,
  };
};
