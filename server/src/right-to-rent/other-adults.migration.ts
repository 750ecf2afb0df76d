import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** An answer without a party is the agency's. The newest of each counts. */
export const otherAdultsMigration = migrationOf(
  sql`create table other_adults_answer (
    id bigint generated always as identity primary key,
    application_id uuid not null references application,
    party_id uuid,
    lives_there boolean not null,
    staff_id uuid references staff_member,
    at timestamptz not null default now(),
    constraint answer_of_a_party_of_the_application foreign key (application_id, party_id)
      references party (application_id, id),
    constraint tenants_answer_themselves check (party_id is null or staff_id is null)
  )`,
  sql`create index other_adults_of_application on other_adults_answer (application_id, party_id, id desc)`,
);
