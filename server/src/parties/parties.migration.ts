import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";
import { indexOfParty, ownedByParty } from "./owned-by-party.ts";

/**
 * A party is one person in one application, with history, consents, progress, requests and its place in the
 * queue. The place is derived, and written in the transaction of each change, so that a page of the queue
 * reads an index.
 */
export const partiesMigration = migrationOf(
  sql`create table party (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references application,
    account_id uuid not null references account,
    number integer generated always as identity (start with 20001),
    role text not null check (role in ('tenant', 'occupier', 'guarantor')),
    rent_share_minor integer not null check (rent_share_minor >= 0),
    guarantor_id uuid,
    guarantor_named_by text constraint known_who_names_guarantors check (guarantor_named_by in ('agency', 'tenant')),
    invited_first_name text not null,
    invited_last_name text not null,
    sections jsonb not null,
    conditions jsonb not null,
    round integer not null default 0,
    marketing boolean not null default false,
    wrapped_key bytea not null,
    created_at timestamptz not null default now(),
    invitation_sent_at timestamptz,
    signed_in_at timestamptz,
    constraint one_party_of_application unique (application_id, id),
    constraint guarantor_of_the_same_application foreign key (application_id, guarantor_id)
      references party (application_id, id),
    constraint only_tenants_pay check (role = 'tenant' or rent_share_minor = 0),
    constraint nobody_guarantees_a_guarantor check (guarantor_id is null or role <> 'guarantor'),
    constraint a_guarantor_was_named_by_somebody check ((guarantor_id is null) = (guarantor_named_by is null))
  )`,
  sql`create index party_of_account on party (account_id, created_at desc, id)`,
  sql`create unique index party_by_number on party (number)`,
  sql`create table party_event (
    id bigint generated always as identity primary key, ${ownedByParty},
    kind text not null,
    at timestamptz not null default now(),
    actor text
  )`,
  indexOfParty("party_event", ", id"),
  // The consent to guarantee stores what was shown: tenants, home and amount.
  sql`create table consent (
    id bigint generated always as identity primary key, ${ownedByParty},
    name text not null,
    given boolean not null,
    text_version text not null,
    language text not null,
    shown jsonb,
    at timestamptz not null default now(),
    constraint a_guarantee_keeps_what_was_shown check ((name = 'guarantee') = (shown is not null))
  )`,
  indexOfParty("consent", ", name, id desc"),
  sql`create table remedial_section (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    section text not null,
    related_object_uuid uuid,
    start_step text not null,
    end_step text not null,
    reasons text[] not null,
    comment text,
    document_type text,
    asked_by uuid references staff_member,
    created_at timestamptz not null default now()
  )`,
  indexOfParty("remedial_section", ", created_at"),
  sql`create table progress_item (
    id bigint generated always as identity primary key, ${ownedByParty},
    uuid uuid not null default gen_random_uuid(),
    section text not null,
    completed_steps text[] not null,
    answers jsonb not null default '{}',
    started_at timestamptz,
    completed_at timestamptz,
    submitted_at timestamptz,
    optional boolean not null default false,
    related_object_uuid uuid,
    remedial_section_id uuid references remedial_section,
    reason text
  )`,
  sql`create unique index one_open_progress_item on progress_item
    (application_id, party_id, section, related_object_uuid, remedial_section_id) nulls not distinct
    where submitted_at is null`,
  indexOfParty("progress_item", ", id"),
  sql`create table queue_entry (
    party_id uuid primary key,
    application_id uuid not null,
    status text not null,
    rank smallint not null,
    since timestamptz not null,
    submitted_at timestamptz,
    is_answer boolean not null,
    words tsvector not null,
    reviewer_id uuid references staff_member,
    held_until timestamptz,
    stage text not null default 'none',
    closed_to uuid[] not null default '{}',
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index queue_entry_in_order on queue_entry (rank, since, party_id)`,
  sql`create index queue_entry_by_status on queue_entry (status, since, party_id)`,
  sql`create index queue_entry_by_reviewer on queue_entry (reviewer_id, rank, since, party_id) where reviewer_id is not null`,
  sql`create index queue_entry_by_application on queue_entry (application_id, party_id)`,
  sql`create index queue_entry_by_words on queue_entry using gin (words)`,
);
