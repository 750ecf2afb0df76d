import {
  type Asked,
  CANDIDATE_FROM,
  type Match,
  matchPerson,
} from "@latchkey/domain/compliance/sanctions/match.ts";
import { isStillScreened } from "@latchkey/domain/compliance/sanctions/standing.ts";
import type { ListedEntry } from "@latchkey/domain/compliance/sanctions/uk-list.ts";
import { statusOf } from "@latchkey/domain/parties/status.ts";
import { type Kysely, sql } from "kysely";
import { lockParty } from "../../parties/parties.ts";
import { decisionsMayChange } from "../../parties/settle-decisions.job.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { jsonList } from "../../platform/db/json-sql.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { Work } from "../../platform/work/work.ts";
import { entryOf, type ImportedList, indexOf, newestList } from "./sanctions-lists.ts";
import { type PartySeal, type SealedCandidate, type SealedQuestion, sealOf } from "./sealed.ts";

const nameOf = (...parts: readonly (string | null)[]): string =>
  parts
    .map((part) => part?.trim() ?? "")
    .filter(Boolean)
    .join(" ");

/** The names that the applicant gave, and those of the invitation, if they are others. */
export const readAsked = async (db: Kysely<Schema>, { applicationId, partyId }: PartyKey): Promise<Asked> => {
  const row = await db
    .selectFrom("party as p")
    .leftJoin("identity_facts as i", (join) =>
      join.onRef("i.application_id", "=", "p.application_id").onRef("i.party_id", "=", "p.id"),
    )
    .select(["p.invited_first_name", "p.invited_last_name"])
    .select(["i.first_name", "i.middle_name", "i.last_name", "i.birthdate"])
    .where("p.application_id", "=", applicationId)
    .where("p.id", "=", partyId)
    .executeTakeFirstOrThrow();
  const names = [
    nameOf(row.first_name, row.middle_name, row.last_name),
    nameOf(row.invited_first_name, row.invited_last_name),
  ];
  return { names: [...new Set(names.filter(Boolean))], birthdate: row.birthdate ?? null };
};

const STANDING = `select p.round, l.tenancy_start as "tenancyStart",
    coalesce((select letting.signed_on is not null from letting where letting.application_id = l.id order by letting.id desc limit 1), false) as "isSigned",
    ${jsonList("e.kind", "from party_event e where e.application_id = p.application_id and e.party_id = p.id", "e.id")} as events,
    coalesce((select d.outcome = 'declined' from decision d where d.application_id = p.application_id and d.party_id = p.id
      and d.state = 'final' order by d.final_at desc limit 1), false) as "isDeclined"
  from party p join application l on l.id = p.application_id`;

interface StandingRow {
  readonly round: number;
  readonly tenancyStart: string;
  readonly isSigned: boolean;
  readonly events: Parameters<typeof statusOf>[0];
  readonly isDeclined: boolean;
}

const isScreenedNow = async (
  { tx, services }: Work,
  { applicationId, partyId }: PartyKey,
): Promise<boolean> => {
  const { rows } = await sql<StandingRow>`${sql.raw(STANDING)}
    where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(tx);
  const [row] = rows;
  return row !== undefined && isStillScreened({ ...row, status: statusOf(row.events) }, services.today());
};

const MOST_NEAR = 3;

const keepCandidate = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { seal, match, entry, screeningId, asked }: Found,
): Promise<void> => {
  const { name, score, nameScore, birthPoints, reasons } = match;
  const details: SealedCandidate = { entry, name, score, nameScore, birthPoints, reasons };
  await tx
    .insertInto("sanctions_candidate")
    .values({
      application_id: applicationId,
      party_id: partyId,
      screening_id: screeningId,
      match_hash: seal.hash([entry, asked]),
      details: seal.seal(details, "candidate"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface Found {
  readonly seal: PartySeal;
  readonly match: Match;
  readonly entry: ListedEntry;
  readonly screeningId: number;
  readonly asked: Asked;
}

interface Screening {
  readonly list: ImportedList;
  readonly asked: Asked;
  readonly seal: PartySeal;
}

const screenBy = async (work: Work, party: PartyKey, { list, asked, seal }: Screening): Promise<void> => {
  const matches = matchPerson(await indexOf(work.tx, list), asked);
  const candidates = matches.filter(({ score }) => score >= CANDIDATE_FROM);
  const near = matches.filter(({ score }) => score < CANDIDATE_FROM).slice(0, MOST_NEAR);
  const question: SealedQuestion = { asked, near: near.map(({ name, score }) => ({ name, score })) };
  const screening = await work.tx
    .insertInto("sanctions_screening")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      list_id: list.id,
      asked_hash: seal.hash(asked),
      asked: seal.seal(question, "asked"),
      found: candidates.length,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!screening) return;
  for (const match of candidates) {
    const entry = await entryOf(work.tx, list.id, match.person.id);
    await keepCandidate(work, party, { seal, match, entry, screeningId: screening.id, asked });
  }
  await decisionsMayChange(work.tx, party.applicationId);
};

/** May run twice: the same question by the same list is one screening. */
export const screenNow = async (work: Work, party: PartyKey): Promise<void> => {
  await lockParty(work.tx, party);
  const list = await newestList(work.tx);
  if (!list || !(await isScreenedNow(work, party))) return;
  await screenBy(work, party, {
    list,
    asked: await readAsked(work.tx, party),
    seal: await sealOf(work, party),
  });
};
