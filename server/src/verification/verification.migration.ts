import { sql } from "kysely";
import { indexOfParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/** Document numbers are compared as HMACs, one for every key of the keyring. */
export const verificationMigration = migrationOf(
  sql`create table file_check (
    upload_id uuid not null,
    application_id uuid not null,
    party_id uuid not null,
    kind text not null constraint known_check check (kind in ('document', 'photo', 'pdf', 'look')),
    asked text not null default '',
    outcome text not null,
    scores jsonb not null,
    zone bytea,
    number_hashes bytea[],
    findings text[] not null default '{}',
    at timestamptz not null default now(),
    primary key (upload_id, kind),
    foreign key (application_id, party_id, upload_id) references upload (application_id, party_id, id) on delete cascade
  )`,
  indexOfParty("file_check", ", upload_id"),
  sql`create index file_check_by_number on file_check using gin (number_hashes) where number_hashes is not null`,
);
