import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * Proofs by other partners than the bank. Of the tax record stay the employments that it names; the National Insurance number
 * and the token go as soon as they were used. Until somebody comes back the number is part of their way: nobody else's token
 * is ever used with it. A source has at most one verification that is still open.
 */
const statements = [
  sql`alter table income_source add column link text check (link in ('bank', 'tax'))`,
  sql`update income_source set link = 'bank' where bank is not null`,
  sql`alter table provider_flow add column sealed_nino bytea`,
  sql`create table tax_link (
    source_id uuid primary key references income_source on delete cascade,
    application_id uuid not null,
    party_id uuid not null,
    state text not null check (state in ('reading', 'read', 'failed')),
    sealed_nino bytea,
    sealed_token bytea,
    failure text,
    connected_at timestamptz not null default now(),
    read_at timestamptz,
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index tax_link_by_party on tax_link (application_id, party_id)`,
  sql`create table tax_employment (
    source_id uuid not null references tax_link on delete cascade,
    position integer not null,
    application_id uuid not null,
    party_id uuid not null,
    employer text not null,
    is_pension boolean not null,
    tax_year text not null,
    start_date date,
    end_date date,
    pay_to_date_minor bigint,
    pay_frequency text,
    payment_date date,
    primary key (source_id, position)
  )`,
  sql`create index tax_employment_by_party on tax_employment (application_id, party_id)`,
  sql`create table employment_verification (
    id uuid primary key default gen_random_uuid(),
    source_id uuid not null references income_source on delete cascade,
    application_id uuid not null,
    party_id uuid not null,
    partner_id text not null,
    candidate_url text not null,
    state text not null default 'open' check (state in ('open', 'completed', 'cancelled')),
    webhook_hash bytea not null,
    state_hash bytea not null,
    result jsonb,
    started_at timestamptz not null default now(),
    returned_at timestamptz,
    ended_at timestamptz,
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create unique index one_open_verification_of_source on employment_verification (source_id) where state = 'open'`,
  sql`create index employment_verification_by_party on employment_verification (application_id, party_id)`,
  sql`create unique index employment_verification_by_webhook on employment_verification (webhook_hash)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
