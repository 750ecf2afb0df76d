import { sql } from "kysely";
import { migrationOf } from "../../platform/db/migration-of.ts";

/** A row is one version of a text; the newest counts. What was told is kept, filled in, where it was told. */
export const cannedTextsMigration = migrationOf(
  sql`create table canned_text_version (
    id uuid primary key default gen_random_uuid(),
    text_id uuid not null,
    version integer not null check (version > 0),
    name text not null,
    use text not null constraint known_use check (use in ('request', 'decision')),
    reason text not null,
    texts jsonb not null,
    is_retired boolean not null default false,
    staff_id uuid references staff_member,
    at timestamptz not null default now(),
    constraint one_version_of_canned_text unique (text_id, version)
  )`,
  sql`alter table remedial_section add column canned jsonb`,
  sql`alter table decision add column canned jsonb`,
);
