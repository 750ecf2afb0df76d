import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** An exemption belongs to an application. Its file is kept among the right-to-rent evidence of the first tenant, which outlives the party. */
export const exemptionsMigration = migrationOf(
  sql`create table right_to_rent_exemption (
    id bigint generated always as identity primary key,
    application_id uuid not null references application,
    rule_set text not null,
    ground text not null,
    words text not null,
    confirmed_by text not null,
    confirmed_on date not null,
    recorded_on date not null,
    party_id uuid not null,
    upload_id uuid not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint exemption_over_upload_of_the_application foreign key (application_id, party_id, upload_id)
      references upload (application_id, party_id, id)
  )`,
  sql`create index exemption_of_application on right_to_rent_exemption (application_id, id desc)`,
  sql`create trigger note_exemption after insert on right_to_rent_exemption
    for each row execute function note_right_to_rent_file()`,
  sql`create table exemption_answer (
    exemption_id bigint primary key references right_to_rent_exemption,
    agrees boolean not null,
    reason text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint exemption_refused_for_a_reason check (agrees or reason is not null)
  )`,
  sql`create table exemption_end (
    exemption_id bigint primary key references right_to_rent_exemption,
    reason text not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
);
