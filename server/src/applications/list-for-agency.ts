import {
  type AgencysTask,
  type AgencysTurn,
  type AgencysView,
  agencysTurn,
  isPromisePaused,
} from "@latchkey/domain/applications/agencys-turn.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import { noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { type RawBuilder, sql } from "kysely";
import { narrowedTo } from "../parties/narrowed-queue.ts";
import { instantCursor, parseInstantCursor } from "../platform/db/instant-cursor.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
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

export interface AgencysRow {
  readonly id: string;
  readonly home: string;
  readonly reference: string;
  readonly branch: string | null;
  readonly start: string;
  readonly people: readonly AgencysListedPerson[];
  readonly tasks: readonly AgencysTask[];
  /** null: the application is over. */
  readonly turn: AgencysTurn | null;
  readonly since: string;
  /** The promised day; null: none runs, or it is paused. */
  readonly promisedFor: CivilDate | null;
  readonly isPaused: boolean;
  readonly isLate: boolean;
}

interface FoundRow extends Omit<AgencysRow, "turn" | "promisedFor" | "isPaused" | "isLate"> {
  readonly createdAt: string;
  readonly waitsForPerson: boolean;
  readonly waitsForReferee: boolean;
  readonly waitsForReviewer: boolean;
  readonly dueOn: string | null;
}

const PEOPLE = jsonList(
  `json_build_object('id', p.id, 'number', p.number, 'firstName', coalesce(nullif(i.first_name, ''), p.invited_first_name),
    'lastName', coalesce(nullif(i.last_name, ''), p.invited_last_name), 'role', p.role, 'status', q.status)`,
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

const STANDING = `select bool_or(q.status in ${ASKS_PERSON}) as person, bool_or(q.status in ${ASKS_REVIEWER}) as reviewer,
    max(q.due_on) filter (where q.status in ${ASKS_REVIEWER}) as due, max(q.since) as since,
    bool_or(q.status = 'decided') as decided
  from queue_entry q where q.application_id = l.id`;

const isTrue = (condition: string): RawBuilder<boolean> => sql<boolean>`(${sql.raw(condition)})`;

const inView = (view: AgencysView, today: CivilDate): RawBuilder<boolean> => {
  switch (view) {
    case "ALL":
      return sql<boolean>`true`;
    case "OPEN":
      return sql<boolean>`(s.person or s.reviewer)`;
    case "YOURS":
      return sql<boolean>`(s.person or s.reviewer) and (${isTrue(HAS_BOUNCED)} or ${isTrue(IS_ASKED)})`;
    case "LATE":
      return sql<boolean>`s.reviewer and not s.person and s.due < ${today}::date and not ${isTrue(AWAITS_REFEREE)}`;
    case "DECIDED":
      return sql<boolean>`s.decided and not (s.person or s.reviewer)`;
  }
};

const tasksOf = `array_remove(array[case when ${HAS_BOUNCED} then 'INVITATION_BOUNCED' end,
  case when ${IS_ASKED} then 'QUESTION' end], null)`;

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

const rowOf = (
  { createdAt: _createdAt, waitsForPerson, waitsForReferee, waitsForReviewer, dueOn, ...row }: FoundRow,
  today: CivilDate,
): AgencysRow => {
  const isOver = !waitsForPerson && !waitsForReviewer;
  const tasks = isOver ? [] : row.tasks;
  const turn = agencysTurn({ tasks, waitsForPerson, waitsForReferee, waitsForReviewer }) ?? null;
  const isPaused = isPromisePaused(turn ?? undefined);
  const promisedFor = turn === "PROVIDER" ? dueOn : null;
  return {
    ...row,
    tasks,
    turn,
    promisedFor,
    isPaused,
    isLate: promisedFor !== null && promisedFor < today,
  };
};

const CREATED = `to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

interface Asked extends AgencysFilters {
  readonly after: string | undefined;
  readonly today: CivilDate;
}

export interface AgencysPage {
  readonly rows: readonly AgencysRow[];
  readonly next: string | null;
}

const PAGE = 50;

/** Newest first. @param tx with the rights of the agency */
export const listForAgency = async (tx: Tx, { after, today, ...filters }: Asked): Promise<AgencysPage> => {
  const cursor = parseInstantCursor(after);
  const { rows } =
    await sql<FoundRow>`select l.id, l.property_address as home, l.reference, b.name as branch, l.tenancy_start as start,
      ${sql.raw(CREATED)} as "createdAt", ${sql.raw(PEOPLE)} as people, ${sql.raw(tasksOf)} as tasks,
      coalesce(s.person, false) as "waitsForPerson", coalesce(s.reviewer, false) as "waitsForReviewer",
      ${isTrue(AWAITS_REFEREE)} as "waitsForReferee", s.due as "dueOn", ${sql.raw(utcInstant("coalesce(s.since, l.created_at)"))} as since
    from application l left join agency_branch b on b.agency_id = l.agency_id and b.id = l.branch_id
      cross join lateral (${sql.raw(STANDING)}) s
    where ${cursor === undefined ? sql`true` : sql`(l.created_at, l.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
      and ${filtered(filters)} and ${inView(filters.view, today)}
    order by l.created_at desc, l.id desc limit ${PAGE + 1}`.execute(tx);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const next =
    rows.length > PAGE && last ? instantCursor({ list: "", at: last.createdAt, id: last.id }) : null;
  return { rows: page.map((row) => rowOf(row, today)), next };
};

export interface AgencysCounts {
  readonly open: number;
  readonly yours: number;
  readonly applicants: number;
  readonly referees: number;
  readonly provider: number;
  readonly late: number;
}

/** Of the applications that are not over. @param tx with the rights of the agency */
export const countForAgency = async (
  tx: Tx,
  { today, branchId }: { readonly today: CivilDate; readonly branchId: string | undefined },
): Promise<AgencysCounts> => {
  const { rows } =
    await sql<AgencysCounts>`with o as (select s.*, ${isTrue(HAS_BOUNCED)} or ${isTrue(IS_ASKED)} as yours,
        ${isTrue(AWAITS_REFEREE)} as referee
      from application l cross join lateral (${sql.raw(STANDING)}) s where (s.person or s.reviewer)
        and ${branchId === undefined ? sql`true` : sql`l.branch_id = ${branchId}::uuid`})
    select count(*)::int as open, count(*) filter (where yours)::int as yours,
      count(*) filter (where not yours and person)::int as applicants,
      count(*) filter (where not yours and not person and referee)::int as referees,
      count(*) filter (where not yours and not person and not referee)::int as provider,
      count(*) filter (where not person and not referee and due < ${today}::date)::int as late
    from o`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error("An aggregate gives one row.");
  return counts;
};
