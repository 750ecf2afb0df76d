import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

export const dueDiligenceMigration = migrationOf(
  sql`create table due_diligence (
    id bigint generated always as identity primary key, ${ownedByParty},
    source_of_funds text not null check (btrim(source_of_funds) <> ''),
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
  indexOfParty("due_diligence", ", id desc"),
);
