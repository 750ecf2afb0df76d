import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** Files of an agency belong to no party, so each agency has a key of its own. */
export const agencyFilesMigration = migrationOf(
  sql`create table agency_key (
    id uuid primary key references agency,
    wrapped_key bytea not null
  )`,
  sql`create table agency_file (
    id uuid primary key,
    agency_id uuid not null references agency,
    object_key text not null constraint one_agency_file_per_key unique,
    file_name text not null constraint agency_file_name_length check (char_length(file_name) between 1 and 120),
    content_type text not null,
    size_bytes bigint not null,
    sha256 text not null,
    is_bound boolean not null default false,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint file_of_one_agency unique (agency_id, id)
  )`,
  sql`create index agency_file_unbound on agency_file (at) where not is_bound`,
);
