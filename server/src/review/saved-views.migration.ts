import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const savedViewsMigration = migrationOf(
  sql`create table saved_view (
    id uuid primary key default gen_random_uuid(),
    staff_id uuid not null references staff_member,
    list text not null constraint known_list check (list in ('queue', 'applications')),
    name text not null,
    query text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index one_saved_view_per_name on saved_view (staff_id, list, lower(name))`,
);
