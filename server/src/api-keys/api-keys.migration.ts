import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const apiKeysMigration = migrationOf(
  sql`create table api_key (
    id text primary key,
    agency_id uuid not null references agency,
    name text not null,
    secret_hash bytea not null,
    last_four text not null,
    scopes text[] not null,
    created_at timestamptz not null default now(),
    created_by uuid references staff_member,
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`create index api_key_of_agency on api_key (agency_id)`,
);
