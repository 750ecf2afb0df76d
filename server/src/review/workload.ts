import { mondayOf } from "@latchkey/domain/calendars/working-days.ts";
import { bandsOf, type Turn } from "@latchkey/domain/review/ageing.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { listAbsences } from "./absences.ts";
import { closedApplications } from "./own-party.ts";
import { LATE, notOnHold, onHold } from "./queue-conditions.ts";
import { allReviewers } from "./reviewers.ts";

interface Load {
  /** Assigned cases that are not decided. */
  readonly open: number;
  /** Those of them that wait for the reviewer. */
  readonly waiting: number;
  readonly late: number;
  readonly onHold: number;
  readonly answers: number;
}

export interface ReviewerLoad extends Load {
  readonly id: string;
  readonly name: string;
  /** The last day; null: present. */
  readonly awayUntil: CivilDate | null;
  readonly decidedThisWeek: number;
}

export interface Ageing {
  readonly turn: Turn;
  readonly bands: readonly number[];
}

export interface Workload {
  readonly reviewers: readonly ReviewerLoad[];
  readonly unassigned: Load;
  readonly ageing: readonly Ageing[];
}

interface Asked {
  readonly staffId: string;
  readonly today: CivilDate;
}

const NO_LOAD: Load = { open: 0, waiting: 0, late: 0, onHold: 0, answers: 0 };

const readLoads = async (
  db: Kysely<Schema>,
  { staffId, today }: Asked,
): Promise<readonly (Load & { readonly reviewer: string | null })[]> => {
  const isOpen = notOnHold(today);
  const { rows } = await sql<Load & { reviewer: string | null }>`select reviewer_id as reviewer,
      count(*) filter (where ${isOpen})::int as open,
      count(*) filter (where rank = 0 and ${isOpen})::int as waiting,
      count(*) filter (where ${sql.raw(LATE)} and ${isOpen})::int as late,
      count(*) filter (where ${onHold(today)})::int as "onHold",
      count(*) filter (where rank = 0 and is_answer and ${isOpen})::int as answers
    from queue_entry q where rank < 2 and application_id not in ${closedApplications(staffId)}
    group by reviewer_id`.execute(db);
  return rows;
};

const readDecided = async (db: Kysely<Schema>, today: CivilDate): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{
    id: string;
    count: number;
  }>`select proposed_by as id, count(*)::int as count from decision
    where state = 'final' and final_at >= (${mondayOf(today)}::date)::timestamp at time zone 'Europe/London'
    group by proposed_by`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Waits of one turn, counted by their days in London. */
const readAges = async (
  db: Kysely<Schema>,
  { staffId, today }: Asked,
  { from, since, where }: Readonly<Record<"from" | "since" | "where", RawBuilder<unknown>>>,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ days: number; count: number }>`
    select ${today}::date - (${since} at time zone 'Europe/London')::date as days, count(*)::int as count
    from ${from} where ${where} and q.rank < 3 and q.application_id not in ${closedApplications(staffId)}
    group by 1`.execute(db);
  return bandsOf(rows);
};

const readAgeing = async (db: Kysely<Schema>, asked: Asked): Promise<readonly Ageing[]> => {
  const ofQueue = { from: sql`queue_entry q`, since: sql`q.since` };
  const isOpen = notOnHold(asked.today);
  return [
    {
      turn: "REVIEWERS",
      bands: await readAges(db, asked, { ...ofQueue, where: sql`q.rank = 0 and ${isOpen}` }),
    },
    {
      turn: "APPLICANTS",
      bands: await readAges(db, asked, { ...ofQueue, where: sql`q.rank in (1, 2) and ${isOpen}` }),
    },
    {
      turn: "REFEREES",
      bands: await readAges(db, asked, {
        from: sql`reference r join queue_entry q on q.party_id = r.party_id`,
        since: sql`r.sent_at`,
        where: sql`r.place = 0 and r.waived_at is null`,
      }),
    },
  ];
};

/** The reviewers' cases, and how long cases wait, by whose turn it is. Cases that are closed to the lead are left out. */
export const readWorkload = async (db: Kysely<Schema>, asked: Asked): Promise<Workload> => {
  const { today } = asked;
  const loads = await readLoads(db, asked);
  const loadOf = (id: string | null): Load => loads.find(({ reviewer }) => reviewer === id) ?? NO_LOAD;
  const away = (await listAbsences(db, { today })).filter(({ isNow }) => isNow);
  const decided = await readDecided(db, today);
  const reviewers = (await allReviewers(db)).map(
    ({ id, name }): ReviewerLoad => ({
      ...loadOf(id),
      id,
      name,
      awayUntil: away.find(({ staffId }) => staffId === id)?.until ?? null,
      decidedThisWeek: decided.get(id) ?? 0,
    }),
  );
  return { reviewers, unassigned: loadOf(null), ageing: await readAgeing(db, asked) };
};
