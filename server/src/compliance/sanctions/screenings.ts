import { type SanctionsState, sanctionsState } from "@latchkey/domain/compliance/sanctions/standing.ts";
import type { SanctionsSight, SanctionsVerdict } from "@latchkey/domain/compliance/sanctions/verdict.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { Work } from "../../platform/work/work.ts";
import { type ImportedList, newestList } from "./sanctions-lists.ts";
import { readAsked } from "./screen-party.ts";
import { type PartySeal, type SealedCandidate, type SealedQuestion, sealOf } from "./sealed.ts";

type Reader = Pick<Work, "tx" | "services">;

export interface GivenSanctionsVerdict {
  readonly id: number;
  readonly verdict: SanctionsVerdict;
  readonly seenOn: readonly SanctionsSight[];
  readonly reason: string;
  readonly tellsAgency: boolean;
  readonly by: string;
  readonly at: Date;
}

export interface Candidate extends SealedCandidate {
  readonly id: string;
  readonly raisedAt: Date;
  /** The newest first. */
  readonly verdicts: readonly GivenSanctionsVerdict[];
}

export interface PastScreening {
  readonly id: number;
  readonly day: string;
  readonly hash: string;
  readonly found: number;
  readonly at: Date;
}

const verdictsOf = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("sanctions_verdict as v")
    .innerJoin("staff_member as s", "s.id", "v.staff_id")
    .select(["v.id", "v.candidate_id", "v.verdict", "v.seen_on as seenOn", "v.reason", "v.at"])
    .select(["v.tells_agency as tellsAgency", "s.name as by"])
    .where("v.application_id", "=", applicationId)
    .where("v.party_id", "=", partyId)
    .orderBy("v.id", "desc")
    .execute();

const candidateRows = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("sanctions_candidate")
    .select(["id", "details", "at"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();

export const readCandidates = async (work: Reader, party: PartyKey): Promise<readonly Candidate[]> => {
  const rows = await candidateRows(work.tx, party);
  if (rows.length === 0) return [];
  const { open } = await sealOf(work, party);
  const verdicts = await verdictsOf(work.tx, party);
  return rows.map(({ id, details, at }) => ({
    ...open(details, "candidate"),
    id,
    raisedAt: at,
    verdicts: verdicts
      .filter((verdict) => verdict.candidate_id === id)
      .map(({ candidate_id, reason, ...verdict }) => ({ ...verdict, reason: open(reason, "verdict") })),
  }));
};

const screeningRows = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("sanctions_screening as s")
    .innerJoin("sanctions_list as l", "l.id", "s.list_id")
    .select(["s.id", "s.list_id", "s.asked_hash", "s.found", "s.at", "l.day", "l.hash"])
    .where("s.application_id", "=", applicationId)
    .where("s.party_id", "=", partyId)
    .orderBy("s.id", "desc");

export const readScreenings = (db: Kysely<Schema>, party: PartyKey): Promise<readonly PastScreening[]> =>
  screeningRows(db, party).execute();

/** The question of the newest screening; undefined: there is none. */
export const readQuestion = async (work: Reader, party: PartyKey): Promise<SealedQuestion | undefined> => {
  const row = await work.tx
    .selectFrom("sanctions_screening")
    .select("asked")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!row) return undefined;
  const { open } = await sealOf(work, party);
  return open(row.asked, "asked");
};

export interface SanctionsStanding {
  readonly state: SanctionsState;
  readonly list: ImportedList | undefined;
  /** Candidates that wait for a verdict. */
  readonly open: number;
}

const newestVerdicts = async (
  db: Kysely<Schema>,
  party: PartyKey,
): Promise<readonly (SanctionsVerdict | null)[]> => {
  const given = await verdictsOf(db, party);
  const candidates = await candidateRows(db, party);
  return candidates.map(({ id }) => given.find(({ candidate_id }) => candidate_id === id)?.verdict ?? null);
};

const isScreenedBy = async (
  { tx }: Reader,
  party: PartyKey,
  { list, seal }: { readonly list: ImportedList; readonly seal: PartySeal },
): Promise<boolean> => {
  const asked = seal.hash(await readAsked(tx, party));
  const found = await screeningRows(tx, party)
    .where("s.list_id", "=", list.id)
    .where("s.asked_hash", "=", asked)
    .executeTakeFirst();
  return found !== undefined;
};

export const readSanctionsStanding = async (work: Reader, party: PartyKey): Promise<SanctionsStanding> => {
  const list = await newestList(work.tx);
  const verdicts = await newestVerdicts(work.tx, party);
  const isScreened =
    list !== undefined && (await isScreenedBy(work, party, { list, seal: await sealOf(work, party) }));
  return {
    state: sanctionsState({ hasList: list !== undefined, isScreened, verdicts }),
    list,
    open: verdicts.filter((verdict) => verdict === null || verdict === "unsure").length,
  };
};
