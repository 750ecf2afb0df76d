import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";
import { indexOfParty, ownedByParty } from "./owned-by-party.ts";

/**
 * A hold that its day ends keeps `ended_at` empty. Of one reviewer and one party at most one declaration stands that the reviewer knows
 * the person.
 */
export const holdsAndKnownPeopleMigration = migrationOf(
  sql`create table case_hold (
    id bigint generated always as identity primary key, ${ownedByParty},
    until date not null,
    reason text not null,
    note text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    ended_at timestamptz,
    ended_by uuid references staff_member
  )`,
  indexOfParty("case_hold", ", id desc"),
  sql`alter table queue_entry add column on_hold_until date`,
  sql`create index queue_entry_on_hold on queue_entry (on_hold_until) where on_hold_until is not null`,
  sql`create table known_person (
    id bigint generated always as identity primary key, ${ownedByParty},
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    lifted_at timestamptz,
    lifted_by uuid references staff_member,
    lifted_reason text,
    constraint lifted_with_a_reason check (num_nulls(lifted_at, lifted_by, lifted_reason) in (0, 3)),
    constraint lifted_by_another check (lifted_by <> staff_id)
  )`,
  indexOfParty("known_person"),
  sql`create unique index known_person_of_staff on known_person (staff_id, party_id) where lifted_at is null`,
);

export const CHANGING_OF_KNOWN_PERSON = ["lifted_at", "lifted_by", "lifted_reason"];
export const CHANGING_OF_CASE_HOLD = ["ended_at", "ended_by"];
