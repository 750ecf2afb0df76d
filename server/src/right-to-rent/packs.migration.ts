import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A pack names its receiver and the reviewer who handed it over. */
export const packsMigration = migrationOf(
  sql`create table right_to_rent_pack (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    check_id bigint not null,
    handed_to text not null check (btrim(handed_to) <> ''),
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    foreign key (application_id, party_id, check_id) references right_to_rent_check (application_id, party_id, id)
  )`,
  indexOfParty("right_to_rent_pack", ", check_id, at"),
);
