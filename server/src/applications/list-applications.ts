import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Narrowing, narrowedTo } from "../parties/narrowed-queue.ts";
import { instantCursor, parseInstantCursor } from "../platform/db/instant-cursor.ts";
import { jsonList } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

/** Newest first, paged by keyset: those of all agencies, or with the rights of an agency its own. */

export interface ListedApplication {
  readonly id: string;
  readonly home: string;
  readonly agency: string;
  readonly reference: string;
  readonly rentMinor: number;
  readonly currency: string;
  readonly start: string;
  /** ISO, in UTC, with microseconds, because it is the sort key. */
  readonly createdAt: string;
  readonly people: readonly ListedPerson[];
}

export interface ListedPerson {
  readonly id: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: PartyRole;
  readonly status: PartyStatus;
}

export interface ApplicationPage {
  readonly rows: readonly ListedApplication[];
  readonly next: string | null;
}

const PEOPLE = jsonList(
  `json_build_object('id', p.id, 'number', p.number, 'firstName', coalesce(nullif(i.first_name, ''), p.invited_first_name),
    'lastName', coalesce(nullif(i.last_name, ''), p.invited_last_name), 'role', p.role, 'status', q.status)`,
  `from party p join queue_entry q on q.party_id = p.id
    left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id where p.application_id = l.id`,
  "p.number",
);

const CREATED = `to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export interface ListFilters {
  /** The agency's own, letter by letter. */
  readonly reference?: string | undefined;
  /** A person of the application has it. */
  readonly status?: PartyStatus | undefined;
  /** An instant: a person's status has changed since. */
  readonly changedSince?: string | undefined;
  /** One person of the application matches all of it. */
  readonly narrowing?: Narrowing | undefined;
}

/** A search is answered first, as an array: the planner takes its words for more common than names are. */
const narrowedApplications = (narrowing: Narrowing | undefined): readonly RawBuilder<unknown>[] => {
  const narrowed = narrowing && narrowedTo(narrowing);
  if (!narrowed) return [];
  const ids = sql`(select q.application_id from queue_entry q where ${narrowed})`;
  return [narrowing.search.trim() === "" ? sql`l.id in ${ids}` : sql`l.id = any(array${ids})`];
};

const filtersOf = ({ reference, status, changedSince, narrowing }: ListFilters): RawBuilder<boolean> => {
  const ofPerson = (condition: RawBuilder<unknown>) =>
    sql`exists (select from queue_entry f where f.application_id = l.id and ${condition})`;
  const conditions = [
    ...narrowedApplications(narrowing),
    ...(reference === undefined ? [] : [sql`l.reference = ${reference}`]),
    ...(status === undefined ? [] : [ofPerson(sql`f.status = ${status}`)]),
    ...(changedSince === undefined ? [] : [ofPerson(sql`f.since >= ${changedSince}::timestamptz`)]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

interface Asked {
  /** A cursor of the previous page; an invalid one starts from the beginning. */
  readonly after: string | undefined;
  readonly limit: number;
  /** A subquery of the ids that are left out: applications in which the caller is a party. */
  readonly except?: RawBuilder<string>;
  readonly filters?: ListFilters;
}

export const listApplications = async (
  db: Kysely<Schema>,
  { after, limit, except, filters = {} }: Asked,
): Promise<ApplicationPage> => {
  const cursor = parseInstantCursor(after);
  const { rows } =
    await sql<ListedApplication>`select l.id, l.property_address as home, a.name as agency, l.reference,
      l.monthly_rent_minor as "rentMinor", l.currency, l.tenancy_start as start, ${sql.raw(CREATED)} as "createdAt", ${sql.raw(PEOPLE)} as people
    from application l join agency a on a.id = l.agency_id
    where ${cursor === undefined ? sql`true` : sql`(l.created_at, l.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
      and ${filtersOf(filters)}
      and ${except === undefined ? sql`true` : sql`l.id not in ${except}`}
    order by l.created_at desc, l.id desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last ? instantCursor({ list: "", at: last.createdAt, id: last.id }) : null;
  return { rows: page, next };
};
