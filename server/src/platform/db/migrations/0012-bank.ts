import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * A person's way to a partner and back, and what a bank connection has shown. Of the bank's data only the recognised
 * income stays; the token goes as soon as it was read. Amounts are minor units of their currency.
 */
const statements = [
  sql`create table provider_flow (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    party_id uuid not null,
    account_id uuid not null references account,
    session_id uuid not null,
    provider text not null check (provider in ('truelayer', 'hmrc', 'konfir')),
    object_uuid uuid not null references income_source on delete cascade,
    remedial_section_id uuid,
    state_hash bytea not null unique,
    browser_hash bytea not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    consumed_at timestamptz,
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index provider_flow_by_end on provider_flow (expires_at)`,
  sql`create index provider_flow_by_object on provider_flow (object_uuid)`,
  sql`create index provider_flow_by_party on provider_flow (application_id, party_id)`,
  sql`create table bank_connection (
    source_id uuid primary key references income_source on delete cascade,
    application_id uuid not null,
    party_id uuid not null,
    state text not null check (state in ('reading', 'read', 'failed')),
    sealed_token bytea,
    months integer not null,
    holders jsonb,
    failure text,
    connected_at timestamptz not null default now(),
    read_at timestamptz,
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
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
  sql`create index bank_connection_by_party on bank_connection (application_id, party_id)`,
  sql`create index bank_income_by_party on bank_income (application_id, party_id)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
