import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const applicationsMigration = migrationOf(
  sql`create table application (
    id uuid primary key default gen_random_uuid(),
    agency_id uuid not null references agency,
    property_address text not null,
    property_country text not null,
    monthly_rent_minor integer not null check (monthly_rent_minor >= 0),
    currency text not null,
    tenancy_start date not null,
    term_months integer not null,
    reference text not null,
    policy text not null,
    policy_version integer not null,
    criteria jsonb not null,
    language text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index application_by_time on application (created_at desc, id desc)`,
  sql`create index application_of_agency on application (agency_id, created_at desc, id desc)`,
);
