import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The last change of the facts stands for the day of a code that was given before. */
export const shareCodeDayMigration = migrationOf(
  sql`alter table identity_facts add column share_code_on date`,
  sql`update identity_facts set share_code_on = (changed_at at time zone 'Europe/London')::date
    where share_code is not null`,
  sql`alter table identity_facts add constraint share_code_has_its_day
    check ((share_code is null) = (share_code_on is null))`,
  sql`create index share_code_by_day on identity_facts (share_code_on) where share_code_on is not null`,
  sql`create table share_code_request (
    application_id uuid not null,
    party_id uuid not null,
    given_on date not null,
    at timestamptz not null default now(),
    primary key (application_id, party_id, given_on),
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
);
