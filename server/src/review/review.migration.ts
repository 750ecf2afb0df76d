import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

export const reviewMigration = migrationOf(
  sql`create table party_note (
    id bigint generated always as identity primary key, ${ownedByParty},
    staff_id uuid not null references staff_member,
    text text not null,
    at timestamptz not null default now()
  )`,
  indexOfParty("party_note"),
  sql`create table submitted_summary (
    application_id uuid not null,
    party_id uuid not null,
    round integer not null,
    items jsonb not null,
    at timestamptz not null default now(),
    primary key (application_id, party_id, round),
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create table document_verdict (
    id bigint generated always as identity primary key, ${ownedByParty},
    document_id uuid not null references document on delete cascade,
    verdict text not null constraint known_document_verdict check (verdict in ('accept', 'ask_again', 'do_not_use')),
    reasons text[] not null default '{}',
    note text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint reasons_for_asking_again check ((verdict = 'ask_again') = (cardinality(reasons) > 0)),
    constraint note_for_not_using check (verdict <> 'do_not_use' or note is not null)
  )`,
  indexOfParty("document_verdict", ", document_id, id desc"),
);
