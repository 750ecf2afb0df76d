import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const agenciesMigration = migrationOf(
  sql`create table agency (
    id uuid primary key default gen_random_uuid(),
    name text not null constraint agency_has_a_name check (btrim(name) <> ''),
    is_own boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index one_agency_per_name on agency (lower(name))`,
  sql`create unique index one_own_agency on agency (is_own) where is_own`,
);
