import type { AgencysTask, AgencysTurn, AgencysView } from "@latchkey/domain/applications/agencys-turn.ts";
import {
  type AgencyOutcome,
  agencyOutcome,
  type FinalDecision,
} from "@latchkey/domain/applications/agencys-view.ts";
import { queueRanks } from "@latchkey/domain/parties/queue-place.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import { outcomeOfDecidedHome } from "@latchkey/domain/reports/home-outcome.ts";
import { noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { type RawBuilder, sql } from "kysely";
import { narrowedTo } from "../parties/narrowed-queue.ts";
import { instantCursor, parseInstantCursor } from "../platform/db/instant-cursor.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** The list of the portal: read with the rights of the agency, whose rows are the only ones that it finds. */

export interface AgencysListedPerson {
  readonly id: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: PartyRole;
  readonly status: PartyStatus;
}

interface Promised {
  /** The promised day; null: none runs, or it is paused. */
  readonly promisedFor: CivilDate | null;
  readonly isPaused: boolean;
  readonly isLate: boolean;
}

/** The party that has to act, and the promise of the provider. */
export interface AgencysStanding extends Promised {
  readonly tasks: readonly AgencysTask[];
  /** null: the application is over. */
  readonly turn: AgencysTurn | null;
}

export interface AgencysRow extends AgencysStanding {
  readonly id: string;
  readonly home: string;
  readonly reference: string;
  readonly branch: string | null;
  readonly start: string;
  readonly people: readonly AgencysListedPerson[];
  readonly since: string;
  /** The home has one once each person is decided or has left. */
  readonly outcome: AgencyOutcome | null;
}

interface FoundPerson extends AgencysListedPerson {
  readonly decision: FinalDecision | null;
}

interface FoundStanding extends Omit<AgencysStanding, keyof Promised> {
  readonly dueOn: string | null;
}

interface FoundRow extends Omit<AgencysRow, keyof Promised | "people" | "outcome">, FoundStanding {
  readonly people: readonly FoundPerson[];
  readonly createdAt: string;
}

/** Read for applications alone that are over: no other has an outcome. */
const DECISION = `case when s.turn is null and q.status = 'decided' then (
    select json_build_object('outcome', d.outcome, 'reasons', d.reasons, 'conditions', d.conditions)
    from decision d where d.application_id = p.application_id and d.party_id = p.id and d.state = 'final'
    order by d.final_at desc limit 1) end`;

const PEOPLE = jsonList(
  `json_build_object('id', p.id, 'number', p.number, 'firstName', coalesce(nullif(i.first_name, ''), p.invited_first_name),
    'lastName', coalesce(nullif(i.last_name, ''), p.invited_last_name), 'role', p.role, 'status', q.status, 'decision', ${DECISION})`,
  `from party p join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
    left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id where p.application_id = l.id`,
  "p.number",
);

const ASKS_PERSON = "('invited', 'collecting', 'returned')";
const ASKS_REVIEWER = "('submitted', 'in_review')";

const HAS_BOUNCED = `exists (select from party p join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
  join email_failure f on f.kind = 'invitation' and f.subject = p.id::text
  where p.application_id = l.id and q.status = 'invited')`;

/** The newest message is the provider's and asks for an answer. */
const IS_ASKED = `coalesce((select m.staff_id is not null and m.needs_answer from agency_message m
  where m.application_id = l.id order by m.id desc limit 1), false)`;

const AWAITS_REFEREE = `exists (select from reference r join queue_entry q on q.application_id = r.application_id and q.party_id = r.party_id
  where r.application_id = l.id and q.status in ${ASKS_REVIEWER} and r.state in ('sent', 'opened'))`;

/** Each subquery runs for those alone whose turn depends on it; `offset` keeps them from running once more for each mention. */
const STANDING = `select n.*, case when not person and not reviewer then null when ${HAS_BOUNCED} or ${IS_ASKED} then 'AGENCY'
    when person then 'APPLICANT' when ${AWAITS_REFEREE} then 'REFEREE' else 'PROVIDER' end as turn
  from (select coalesce(bool_or(q.status in ${ASKS_PERSON}), false) as person, coalesce(bool_or(q.status in ${ASKS_REVIEWER}), false) as reviewer,
      coalesce(bool_or(q.status = 'decided'), false) as decided, max(q.since) as since,
      max(q.due_on) filter (where q.status in ${ASKS_REVIEWER}) as due
    from queue_entry q where q.application_id = l.id) n offset 0`;

const isLate = (today: CivilDate): RawBuilder<boolean> =>
  sql<boolean>`s.turn = 'PROVIDER' and s.due < ${today}::date`;

/** Finds few among many by an index; whose turn it is says the rest. */
const IS_OPEN = sql<boolean>`l.id = any(array(select q.application_id from queue_entry q where q.rank < ${queueRanks.over}))`;

const inView = (view: AgencysView, today: CivilDate): RawBuilder<boolean> => {
  switch (view) {
    case "ALL":
      return sql<boolean>`true`;
    case "OPEN":
      return sql<boolean>`${IS_OPEN} and s.turn is not null`;
    case "YOURS":
      return sql<boolean>`${IS_OPEN} and s.turn = 'AGENCY'`;
    case "LATE":
      return sql<boolean>`${IS_OPEN} and ${isLate(today)}`;
    case "DECIDED":
      return sql<boolean>`s.turn is null and s.decided`;
  }
};

const TASKS = `case when s.turn = 'AGENCY' then array_remove(array[case when ${HAS_BOUNCED} then 'INVITATION_BOUNCED' end,
  case when ${IS_ASKED} then 'QUESTION' end], null) else '{}' end`;

export interface AgencysFilters {
  readonly view: AgencysView;
  readonly search: string;
  readonly status?: PartyStatus | undefined;
  readonly branchId?: string | undefined;
}

const filtered = ({ search, status, branchId }: AgencysFilters): RawBuilder<boolean> => {
  const words = narrowedTo({ search, only: noCaseFilters });
  const conditions = [
    ...(words ? [sql`l.id = any(array(select q.application_id from queue_entry q where ${words}))`] : []),
    ...(status === undefined
      ? []
      : [sql`exists (select from queue_entry q where q.application_id = l.id and q.status = ${status})`]),
    ...(branchId === undefined ? [] : [sql`l.branch_id = ${branchId}::uuid`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

/** The promise is paused while another than the provider is to act. */
const promised = <Found extends FoundStanding>(
  { dueOn, ...found }: Found,
  today: CivilDate,
): Omit<Found, "dueOn"> & Promised => {
  const promisedFor = found.turn === "PROVIDER" ? dueOn : null;
  return {
    ...found,
    promisedFor,
    isPaused: found.turn !== null && found.turn !== "PROVIDER",
    isLate: promisedFor !== null && promisedFor < today,
  };
};

const rowOf = ({ createdAt: _createdAt, people: found, ...row }: FoundRow, today: CivilDate): AgencysRow => {
  const people = found.map(({ decision, ...person }) => ({
    ...person,
    outcome: agencyOutcome(person.status, decision ?? undefined) ?? null,
  }));
  return { ...promised(row, today), people, outcome: outcomeOfDecidedHome(people) ?? null };
};

/** @param tx with the rights of the agency, which has the application */
export const readStanding = async (
  tx: Tx,
  applicationId: string,
  today: CivilDate,
): Promise<AgencysStanding> => {
  const { rows } = await sql<FoundStanding>`select ${sql.raw(TASKS)} as tasks, s.turn, s.due as "dueOn"
    from application l cross join lateral (${sql.raw(STANDING)}) s where l.id = ${applicationId}::uuid`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw notFound();
  return promised(found, today);
};

const CREATED = `to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export interface AskedByAgency extends AgencysFilters {
  readonly after: string | undefined;
  readonly today: CivilDate;
}

export interface AgencysPage {
  readonly rows: readonly AgencysRow[];
  readonly next: string | null;
}

const PAGE = 50;

export const agencysPageStatement = ({ after, today, ...filters }: AskedByAgency): RawBuilder<FoundRow> => {
  const cursor = parseInstantCursor(after);
  return sql<FoundRow>`select l.id, l.property_address as home, l.reference, b.name as branch, l.tenancy_start as start,
      ${sql.raw(CREATED)} as "createdAt", ${sql.raw(PEOPLE)} as people, ${sql.raw(TASKS)} as tasks, s.turn, s.due as "dueOn", ${sql.raw(utcInstant("coalesce(s.since, l.created_at)"))} as since
    from application l left join agency_branch b on b.agency_id = l.agency_id and b.id = l.branch_id
      cross join lateral (${sql.raw(STANDING)}) s
    where ${cursor === undefined ? sql`true` : sql`(l.created_at, l.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
      and ${filtered(filters)} and ${inView(filters.view, today)}
    order by l.created_at desc, l.id desc limit ${PAGE + 1}`;
};

/** Newest first. @param tx with the rights of the agency */
export const listForAgency = async (tx: Tx, asked: AskedByAgency): Promise<AgencysPage> => {
  const { rows } = await agencysPageStatement(asked).execute(tx);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const next =
    rows.length > PAGE && last ? instantCursor({ list: "", at: last.createdAt, id: last.id }) : null;
  return { rows: page.map((row) => rowOf(row, asked.today)), next };
};

export interface AgencysCounts {
  readonly open: number;
  readonly yours: number;
  readonly applicants: number;
  readonly referees: number;
  readonly provider: number;
  readonly late: number;
}

interface AskedCounts {
  readonly today: CivilDate;
  readonly branchId: string | undefined;
}

export const agencysCountsStatement = ({ today, branchId }: AskedCounts): RawBuilder<AgencysCounts> =>
  sql<AgencysCounts>`select count(*)::int as open,
      count(*) filter (where s.turn = 'AGENCY')::int as yours,
      count(*) filter (where s.turn = 'APPLICANT')::int as applicants,
      count(*) filter (where s.turn = 'REFEREE')::int as referees,
      count(*) filter (where s.turn = 'PROVIDER')::int as provider,
      count(*) filter (where ${isLate(today)})::int as late
    from application l cross join lateral (${sql.raw(STANDING)}) s
    where ${IS_OPEN} and s.turn is not null and ${branchId === undefined ? sql`true` : sql`l.branch_id = ${branchId}::uuid`}`;

/** Counts the applications that are not over. @param tx with the rights of the agency */
export const countForAgency = async (tx: Tx, asked: AskedCounts): Promise<AgencysCounts> => {
  const { rows } = await agencysCountsStatement(asked).execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error("An aggregate gives one row.");
  return counts;
};
