import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * A record of a check is superseded by a newer one and never edited. What it says is encrypted with the key of the party's evidence; the
 * columns beside it are what days and lists are worked out from. A trigger binds its files, so that the tidy-up keeps them.
 */
export const checksMigration = migrationOf(
  sql`create table right_to_rent_check (
    id bigint generated always as identity primary key, ${ownedByParty},
    rule_set text not null,
    purpose text not null constraint known_check_purpose check (purpose in ('before_agreement', 'follow_up')),
    route text not null,
    checked_on date not null,
    shows text not null constraint known_check_result check (shows in ('right', 'no_excuse', 'no_right')),
    is_time_limited boolean not null,
    follow_up_by date,
    sealed bytea not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint followed_up_if_limited check (is_time_limited = (follow_up_by is not null)),
    constraint check_of_party unique (application_id, party_id, id)
  )`,
  indexOfParty("right_to_rent_check", ", id desc"),
  sql`create table right_to_rent_file (
    id bigint generated always as identity primary key, ${ownedByParty},
    check_id bigint not null,
    field text not null,
    upload_id uuid not null,
    foreign key (application_id, party_id, check_id) references right_to_rent_check (application_id, party_id, id),
    constraint evidence_over_upload_of_the_same_party foreign key (application_id, party_id, upload_id)
      references upload (application_id, party_id, id)
  )`,
  indexOfParty("right_to_rent_file", ", check_id"),
  sql`create function note_right_to_rent_file() returns trigger language plpgsql as $body$
    begin
      update upload set is_bound = true where id = new.upload_id;
      return null;
    end $body$`,
  sql`create trigger note_right_to_rent_file after insert on right_to_rent_file
    for each row execute function note_right_to_rent_file()`,
  sql`create table right_to_rent_second (
    check_id bigint primary key references right_to_rent_check,
    agrees boolean not null,
    reason text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint refused_for_a_reason check (agrees or reason is not null)
  )`,
);
