import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A letting changes by a new row, so that it can be told by which days a check was judged. The newest counts. */
export const lettingMigration = migrationOf(
  sql`create table landlord (
    id uuid primary key default gen_random_uuid(),
    agency_id uuid not null references agency,
    name text not null check (btrim(name) <> ''),
    created_at timestamptz not null default now()
  )`,
  sql`create unique index one_landlord_per_name on landlord (agency_id, lower(name))`,
  sql`create table letting (
    id bigint generated always as identity primary key,
    application_id uuid not null references application,
    landlord_id uuid not null references landlord,
    agreement_on date not null,
    starts_on date not null,
    signed_on date,
    ended_on date,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint ended_after_it_was_signed check (ended_on is null or signed_on is not null)
  )`,
  sql`create index letting_of_application on letting (application_id, id desc)`,
);
