import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A bundle is asked for by one member of staff and released by another. */
export const caseBundlesMigration = migrationOf(
  sql`create table case_bundle (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    name text not null check (btrim(name) <> ''),
    recipient text not null check (btrim(recipient) <> ''),
    state text not null default 'asked' constraint known_bundle_state check (state in ('asked', 'released', 'returned')),
    asked_by uuid not null references staff_member,
    asked_at timestamptz not null default now(),
    settled_by uuid references staff_member,
    settled_at timestamptz,
    settled_note text,
    constraint settled_whole check ((state = 'asked') = (settled_by is null) and (settled_by is null) = (settled_at is null)),
    constraint returned_with_a_note check (state <> 'returned' or settled_note is not null),
    constraint settled_by_another check (settled_by <> asked_by)
  )`,
  indexOfParty("case_bundle", ", asked_at"),
  sql`create index case_bundle_by_age on case_bundle (asked_at)`,
);

export const CHANGING_OF_BUNDLE = ["state", "settled_by", "settled_at", "settled_note"];
