import type { Asked } from "@latchkey/domain/compliance/sanctions/match.ts";
import { isOpenCandidate } from "@latchkey/domain/compliance/sanctions/verdict.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { Work } from "../../platform/work/work.ts";
import { closedApplications } from "../../review/own-party.ts";
import { SANCTIONS_CONFIRMED } from "./confirmed-email.job.ts";
import { ofsiLines } from "./confirmed-email.ts";
import { readOfsiReport } from "./ofsi-report.ts";
import { readAsked } from "./screen-party.ts";
import {
  type Candidate,
  type PastScreening,
  readCandidates,
  readQuestion,
  readSanctionsStanding,
  readScreenings,
  type SanctionsStanding,
} from "./screenings.ts";
import type { SealedQuestion } from "./sealed.ts";

export interface SanctionsDesk extends SanctionsStanding {
  readonly party: PartyKey;
  readonly asked: Asked;
  readonly nationality: string | null;
  readonly candidates: readonly JudgedCandidate[];
  readonly near: SealedQuestion["near"];
  readonly screenings: readonly PastScreening[];
  readonly hasContact: boolean;
}

export interface JudgedCandidate extends Candidate {
  readonly isOpen: boolean;
  /** The text for OFSI, of a confirmed one. */
  readonly report: readonly (readonly [name: string, value: string])[];
  /** The mail server's reason; null: the e-mail to the agency has not failed. */
  readonly emailFailed: string | null;
}

const failureOf = async (db: Kysely<Schema>, verdictId: number): Promise<string | null> => {
  const row = await db
    .selectFrom("email_failure")
    .select("reason")
    .where("kind", "=", SANCTIONS_CONFIRMED)
    .where("subject", "=", String(verdictId))
    .executeTakeFirst();
  return row?.reason ?? null;
};

const judged = async (
  work: Pick<Work, "tx" | "services">,
  party: PartyKey,
  candidate: Candidate,
): Promise<JudgedCandidate> => {
  const [newest] = candidate.verdicts;
  const found = newest && (await readOfsiReport(work, party, newest.id));
  return {
    ...candidate,
    isOpen: isOpenCandidate(newest?.verdict ?? null),
    report: found ? ofsiLines(found.report) : [],
    emailFailed: newest ? await failureOf(work.tx, newest.id) : null,
  };
};

const readFacts = async (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("application as a")
    .innerJoin("agency", "agency.id", "a.agency_id")
    .leftJoin("identity_facts as i", (join) =>
      join.onRef("i.application_id", "=", "a.id").on("i.party_id", "=", partyId),
    )
    .select(["i.nationality", sql<boolean>`agency.compliance_email is not null`.as("hasContact")])
    .where("a.id", "=", applicationId)
    .executeTakeFirstOrThrow();

export const readSanctionsDesk = async (
  work: Pick<Work, "tx" | "services">,
  party: PartyKey,
): Promise<SanctionsDesk> => {
  const candidates: JudgedCandidate[] = [];
  for (const candidate of await readCandidates(work, party))
    candidates.push(await judged(work, party, candidate));
  const { nationality, hasContact } = await readFacts(work.tx, party);
  return {
    ...(await readSanctionsStanding(work, party)),
    party,
    asked: await readAsked(work.tx, party),
    nationality,
    candidates,
    near: (await readQuestion(work, party))?.near ?? [],
    screenings: await readScreenings(work.tx, party),
    hasContact,
  };
};

export interface PartyToJudge {
  readonly partyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly number: number;
}

const MOST_LISTED = 50;

/** Parties with a candidate that waits for a verdict, whatever became of their case; the oldest first. */
export const listPartiesToJudge = async (
  db: Kysely<Schema>,
  staffId: string,
): Promise<readonly PartyToJudge[]> => {
  const { rows } = await sql<PartyToJudge>`select p.id as "partyId", p.number,
      coalesce(nullif(i.first_name, ''), p.invited_first_name) as "firstName",
      coalesce(nullif(i.last_name, ''), p.invited_last_name) as "lastName"
    from party p left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id
    where p.application_id not in ${closedApplications(staffId)} and exists (select from sanctions_candidate c where c.application_id = p.application_id and c.party_id = p.id
      and coalesce((select v.verdict from sanctions_verdict v where v.application_id = c.application_id
        and v.party_id = c.party_id and v.candidate_id = c.id order by v.id desc limit 1), 'unsure') = 'unsure')
    order by p.number limit ${MOST_LISTED}`.execute(db);
  return rows;
};
