import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";

import { migrationOf } from "../platform/db/migration-of.ts";

/** Numbers are given to committed rows only, because transactions commit in another order than they write. */
export const agencyEventsMigration = migrationOf(
  sql`create table agency_event (
    entry bigint generated always as identity primary key,
    id uuid not null default gen_random_uuid(),
    agency_id uuid not null references agency,
    ${ownedByParty},
    cause text not null constraint one_event_per_cause unique,
    type text not null,
    data jsonb not null,
    at timestamptz not null,
    number bigint,
    constraint one_event_per_number unique (agency_id, number)
  )`,
  indexOfParty("agency_event"),
  sql`create index agency_events_without_number on agency_event (agency_id) where number is null`,
  sql`create index agency_events_by_age on agency_event (at)`,
  sql`alter table agency add column events_numbered bigint not null default 0`,
);
