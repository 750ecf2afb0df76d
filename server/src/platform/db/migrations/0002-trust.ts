import { type Kysely, sql } from "kysely";

/** Counters of rate limits, answers kept for repeated requests, and the seals of the audit trail. */
const statements = [
  sql`create table rate_counter (
    name text not null,
    subject bytea not null,
    window_start timestamptz not null,
    count integer not null,
    primary key (name, subject, window_start)
  )`,
  sql`create index rate_counter_by_time on rate_counter (window_start)`,
  sql`create table kept_answer (
    applicant_id uuid not null references applicant,
    idempotency_key text not null,
    request_hash bytea not null,
    body jsonb not null,
    created_at timestamptz not null default now(),
    primary key (applicant_id, idempotency_key)
  )`,
  sql`create index kept_answer_by_time on kept_answer (created_at)`,
  sql`create table audit_seal (
    number bigint primary key,
    entry_id bigint not null constraint one_seal_per_entry unique,
    hash bytea not null,
    at timestamptz not null default now()
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
