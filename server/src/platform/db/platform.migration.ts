import { sql } from "kysely";
import { migrationOf } from "./migration-of.ts";

export const platformMigration = migrationOf(
  sql`create table installation (name text primary key, value text not null)`,
  sql`create table rate_counter (
    name text not null,
    subject bytea not null,
    window_start timestamptz not null,
    count integer not null,
    primary key (name, subject, window_start)
  )`,
  sql`create index rate_counter_by_time on rate_counter (window_start)`,
  sql`create table idempotency_record (
    actor text not null,
    idempotency_key text not null,
    request_hash bytea not null,
    body bytea not null,
    created_at timestamptz not null default now(),
    primary key (actor, idempotency_key)
  )`,
  sql`create index idempotency_record_by_time on idempotency_record (created_at)`,
  // Stores neither the address nor the mail server's response.
  sql`create table email_failure (
    kind text not null,
    subject text not null,
    reason text not null,
    failed_at timestamptz not null default now(),
    primary key (kind, subject)
  )`,
  sql`create index email_failure_by_time on email_failure (failed_at)`,
  sql`create table audit_entry (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor text not null,
    action text not null,
    outcome text not null,
    application_id uuid,
    party_id uuid,
    subject text,
    origin text
  )`,
  sql`create index audit_entry_of_party on audit_entry (application_id, party_id, id)`,
  sql`create table audit_seal (
    number bigint primary key,
    entry_id bigint not null constraint one_seal_per_entry unique,
    hash bytea not null,
    at timestamptz not null default now()
  )`,
);
