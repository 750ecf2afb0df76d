import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** Numbers are given to committed rows only, because transactions commit in another order than they write. */
export const agencyEventsMigration = migrationOf(
  sql`create table agency_event (
    entry bigint generated always as identity primary key,
    id uuid not null default gen_random_uuid(),
    agency_id uuid not null references agency,
    application_id uuid not null references application,
    party_id uuid,
    cause text not null constraint one_event_per_cause unique,
    type text not null,
    data jsonb not null,
    at timestamptz not null,
    number bigint,
    constraint one_event_per_number unique (agency_id, number),
    constraint event_of_party foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index agency_event_of_party on agency_event (application_id, party_id)`,
  sql`create index agency_events_without_number on agency_event (agency_id) where number is null`,
  sql`create index agency_events_by_age on agency_event (at)`,
  sql`alter table agency add column events_numbered bigint not null default 0`,
);
