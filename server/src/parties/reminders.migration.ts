import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The last activity of an applicant, their wish for no reminders, and the warning before the end. A person gets one
 * reminder a day, however many applications they have.
 */
export const remindersMigration = migrationOf(
  sql`alter table party
    add column active_at timestamptz not null default now(),
    add column warned_on date,
    add column reminders_off_at timestamptz`,
  sql`create table reminded_day (
    account_id uuid not null references account on delete cascade,
    day date not null,
    primary key (account_id, day)
  )`,
);
