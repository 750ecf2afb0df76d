import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * Each source of income as the person states it, and its proofs. Amounts are minor units of their currency.
 * The referee is one value, because no search reads it. Of a bank's data only the recognised income is kept,
 * and of a tax record the employments; tokens and the National Insurance number are removed after use.
 */
export const incomeMigration = migrationOf(
  sql`create table income_facts (
    party_id uuid primary key, application_id uuid not null,
    foreign key (application_id, party_id) references party (application_id, id),
    employment_status text,
    someone_else_pays boolean not null default false,
    meets_affordability boolean not null default false,
    connected_open_banking boolean not null default false,
    konfir_completed boolean not null default false
  )`,
  indexOfParty("income_facts"),
  sql`create table income_source (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    income_type text not null,
    company_name text,
    company_number text,
    job_title text,
    currency text,
    annual_gross_minor bigint,
    net_minor bigint,
    net_frequency text,
    payment_date date,
    start_date date,
    end_date date,
    institution_name text,
    is_on_probation boolean,
    probation_months integer,
    reference jsonb,
    bank text check (bank in ('connected', 'failed')),
    link text check (link in ('bank', 'tax')),
    verification_reserved_until timestamptz,
    created_at timestamptz not null default now()
  )`,
  indexOfParty("income_source", ", created_at"),
  // The person becomes a party of the application only on submission.
  sql`create table guarantor_nomination (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    email text not null, first_name text not null, last_name text not null, phone_number text not null,
    constraint one_nomination_per_party unique (application_id, party_id)
  )`,
  sql`create table provider_flow (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    account_id uuid not null references account,
    session_id uuid not null,
    provider text not null check (provider in ('truelayer', 'hmrc', 'konfir')),
    object_uuid uuid not null references income_source on delete cascade,
    remedial_section_id uuid,
    state_hash bytea not null unique,
    browser_hash bytea not null,
    sealed_nino bytea,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    consumed_at timestamptz
  )`,
  sql`create index provider_flow_by_end on provider_flow (expires_at)`,
  sql`create index provider_flow_by_object on provider_flow (object_uuid)`,
  sql`create index provider_flow_by_party on provider_flow (application_id, party_id)`,
  sql`create table bank_connection (
    source_id uuid primary key references income_source on delete cascade, ${ownedByParty},
    state text not null check (state in ('reading', 'read', 'failed')),
    sealed_token bytea,
    months integer not null,
    holders jsonb,
    failure text,
    remedial_section_id uuid references remedial_section,
    connected_at timestamptz not null default now(),
    read_at timestamptz
  )`,
  sql`create index bank_connection_by_party on bank_connection (application_id, party_id)`,
  sql`create table bank_income (
    source_id uuid not null references bank_connection on delete cascade,
    position integer not null,
    application_id uuid not null,
    party_id uuid not null,
    payer text not null,
    kind text not null,
    rhythm text not null,
    currency text not null,
    typical_minor bigint not null,
    yearly_minor bigint not null,
    last_date date not null,
    months_seen integer not null,
    primary key (source_id, position)
  )`,
  sql`create index bank_income_by_party on bank_income (application_id, party_id)`,
  sql`create table tax_link (
    source_id uuid primary key references income_source on delete cascade, ${ownedByParty},
    state text not null check (state in ('reading', 'read', 'failed')),
    sealed_nino bytea,
    sealed_token bytea,
    failure text,
    connected_at timestamptz not null default now(),
    read_at timestamptz
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
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    source_id uuid not null references income_source on delete cascade,
    partner_id text not null,
    candidate_url text not null,
    state text not null default 'open' check (state in ('open', 'completed', 'cancelled')),
    webhook_hash bytea not null,
    state_hash bytea not null,
    result jsonb,
    started_at timestamptz not null default now(),
    returned_at timestamptz,
    ended_at timestamptz
  )`,
  sql`create unique index one_open_verification_of_source on employment_verification (source_id) where state = 'open'`,
  sql`create index employment_verification_by_party on employment_verification (application_id, party_id)`,
  sql`create unique index employment_verification_by_webhook on employment_verification (webhook_hash)`,
);
