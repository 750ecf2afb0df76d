import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * What the reviewers' desk needs. `queue_entry` is where a case stands in the queue: derived from its events, its people and its
 * letting, and written in the transaction of whatever changes one of them, so that a page of the queue reads an index. Who works
 * on a case is in it too.
 */
const statements = [
  sql`alter table party add column number integer generated always as identity (start with 20001)`,
  sql`create unique index party_by_number on party (number)`,
  sql`alter table party add column invitation_sent_at timestamptz`,
  sql`alter table party add column signed_in_at timestamptz`,
  sql`alter table party_event add column actor text`,
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
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index queue_entry_in_order on queue_entry (rank, since, party_id)`,
  sql`create index queue_entry_by_status on queue_entry (status, since, party_id)`,
  sql`create index queue_entry_by_reviewer on queue_entry (reviewer_id, rank, since, party_id) where reviewer_id is not null`,
  sql`create index queue_entry_by_application on queue_entry (application_id, party_id)`,
  sql`create index queue_entry_by_words on queue_entry using gin (words)`,
  sql`create table party_note (
    id bigint generated always as identity primary key,
    application_id uuid not null,
    party_id uuid not null,
    staff_id uuid not null references staff_member,
    text text not null,
    at timestamptz not null default now(),
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index party_note_of_party on party_note (application_id, party_id)`,
  sql`create table submitted_summary (
    application_id uuid not null,
    party_id uuid not null,
    round integer not null,
    items jsonb not null,
    at timestamptz not null default now(),
    primary key (application_id, party_id, round),
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index upload_by_content on upload (sha256) where sha256 is not null`,
  sql`create index application_by_time on application (created_at desc, id desc)`,
  sql`create table api_key (
    id text primary key,
    name text not null,
    secret_hash bytea not null,
    last_four text not null,
    scopes text[] not null,
    created_at timestamptz not null default now(),
    created_by uuid references staff_member,
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
  )`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
