import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";
import { indexOfParty, ownedByParty } from "./owned-by-party.ts";

/** A hold that its day ends keeps `ended_at` empty. */
export const caseHoldsMigration = migrationOf(
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
);

export const CHANGING_OF_CASE_HOLD = ["ended_at", "ended_by"];
