import { sql } from "kysely";
import { indexOfParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

export const identityMigration = migrationOf(
  sql`create table identity_facts (
    party_id uuid primary key, application_id uuid not null,
    foreign key (application_id, party_id) references party (application_id, id),
    first_name text, middle_name text, last_name text,
    birthdate date,
    nationality text,
    share_code bytea,
    changed_at timestamptz not null default now()
  )`,
  indexOfParty("identity_facts"),
);
