import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** Counters of rate limits, idempotency records, and the audit trail with its seals. */
const statements = [
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
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
