import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The newest row of an agency holds. */
export const agencyStopsMigration = migrationOf(
  sql`create table agency_stop (
    id bigint generated always as identity primary key,
    agency_id uuid not null references agency,
    is_stop boolean not null,
    reason text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint a_stop_has_a_reason check (is_stop = (reason is not null))
  )`,
  sql`create index stop_of_agency on agency_stop (agency_id, id desc)`,
);
