import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A warning belongs to its record, and a question to the row of the letting, so that a newer one starts anew. */
export const warningsMigration = migrationOf(
  sql`create table right_to_rent_warning (
    check_id bigint not null references right_to_rent_check,
    days int not null,
    at timestamptz not null default now(),
    primary key (check_id, days)
  )`,
  sql`create table tenancy_question (
    letting_id bigint primary key references letting,
    at timestamptz not null default now()
  )`,
  sql`create index open_follow_up on right_to_rent_check (follow_up_by, party_id) where follow_up_by is not null`,
  sql`create index followed_up on right_to_rent_check (at desc, party_id desc)
    where is_time_limited or purpose = 'follow_up'`,
  sql`create index open_letting on letting (at, application_id) where signed_on is not null and ended_on is null`,
);
