import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../../parties/owned-by-party.ts";
import { migrationOf } from "../../platform/db/migration-of.ts";

/** A row is never changed: another row corrects it, once. */
export const applicantCallsMigration = migrationOf(
  sql`create table applicant_call (
    id bigint generated always as identity primary key, ${ownedByParty},
    way text not null check (way in ('PHONE', 'EMAIL', 'IN_PERSON')),
    direction text not null check (direction in ('IN', 'OUT')),
    called_at text not null check (called_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'),
    spoke_to text not null check (btrim(spoke_to) <> ''),
    said text not null check (btrim(said) <> ''),
    corrects bigint references applicant_call,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint applicant_call_is_corrected_once unique (corrects)
  )`,
  indexOfParty("applicant_call", ", id desc"),
);
