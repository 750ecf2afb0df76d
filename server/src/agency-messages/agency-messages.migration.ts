import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const agencyMessagesMigration = migrationOf(
  sql`create table agency_message (
    id bigint generated always as identity primary key,
    application_id uuid not null references application,
    staff_id uuid references staff_member,
    agency_user_id uuid references agency_user,
    text text not null,
    needs_answer boolean not null,
    at timestamptz not null default now(),
    constraint message_of_one_side check (num_nonnulls(staff_id, agency_user_id) = 1)
  )`,
  sql`create index agency_message_of_application on agency_message (application_id, id desc)`,
  sql`alter table letting add column agency_user_id uuid references agency_user, drop constraint recorded_by_one,
    add constraint recorded_by_one check (num_nonnulls(staff_id, api_key_id, agency_user_id) = 1)`,
  sql`alter table application add column agency_user_id uuid references agency_user`,
);
