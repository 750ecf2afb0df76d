import { type Kysely, type RawBuilder, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * A case is a party of an application. Every row of a case has both ids and an index that leads with the application, so
 * that a household stays together if the tables are sharded; a foreign key checks the pair.
 */
const ownedByParty = sql.raw(`application_id uuid not null, party_id uuid not null,
    foreign key (application_id, party_id) references party (application_id, id)`);

const indexOf = (table: string, rest: string): RawBuilder<unknown> =>
  sql.raw(`create index ${table}_of_party on ${table} (application_id, party_id${rest})`);

const cases = [
  sql`create table application (
    id uuid primary key default gen_random_uuid(),
    property_address text not null,
    property_country text not null,
    monthly_rent_minor integer not null check (monthly_rent_minor >= 0),
    currency text not null,
    tenancy_start date not null,
    term_months integer not null,
    agency_name text not null,
    reference text not null,
    policy text not null,
    policy_version integer not null,
    language text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create table party (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references application,
    account_id uuid not null references account,
    role text not null check (role in ('tenant', 'occupier', 'guarantor')),
    rent_share_minor integer not null check (rent_share_minor >= 0),
    guarantor_id uuid,
    invited_first_name text not null,
    invited_last_name text not null,
    sections jsonb not null,
    conditions jsonb not null,
    round integer not null default 0,
    marketing boolean not null default false,
    wrapped_key bytea not null,
    created_at timestamptz not null default now(),
    constraint one_party_of_application unique (application_id, id),
    constraint guarantor_of_the_same_application foreign key (application_id, guarantor_id)
      references party (application_id, id),
    constraint only_tenants_pay check (role = 'tenant' or rent_share_minor = 0),
    constraint nobody_guarantees_a_guarantor check (guarantor_id is null or role <> 'guarantor')
  )`,
  sql`create index party_of_account on party (account_id, created_at desc, id)`,
  sql`create table party_event (
    id bigint generated always as identity primary key, ${ownedByParty},
    kind text not null,
    at timestamptz not null default now()
  )`,
  indexOf("party_event", ", id"),
  sql`create table consent (
    id bigint generated always as identity primary key, ${ownedByParty},
    name text not null,
    given boolean not null,
    text_version text not null,
    language text not null,
    at timestamptz not null default now()
  )`,
  indexOf("consent", ", name, id desc"),
  sql`create table remedial_section (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    section text not null,
    related_object_uuid uuid,
    start_step text not null,
    end_step text not null,
    reasons text[] not null,
    comment text,
    document_type text,
    created_at timestamptz not null default now()
  )`,
  indexOf("remedial_section", ", created_at"),
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
  indexOf("progress_item", ", id"),
];

/** One table of facts per section, by party. A share code is encrypted with the party's data key. */
const facts = [
  sql`create table identity_facts (
    party_id uuid primary key, application_id uuid not null,
    foreign key (application_id, party_id) references party (application_id, id),
    first_name text, middle_name text, last_name text,
    birthdate date,
    nationality text,
    share_code bytea,
    changed_at timestamptz not null default now()
  )`,
  indexOf("identity_facts", ""),
  sql`create table income_facts (
    party_id uuid primary key, application_id uuid not null,
    foreign key (application_id, party_id) references party (application_id, id),
    employment_status text,
    someone_else_pays boolean not null default false,
    meets_affordability boolean not null default false,
    connected_open_banking boolean not null default false
  )`,
  indexOf("income_facts", ""),
  sql`create table income_source (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    income_type text not null,
    company_name text,
    created_at timestamptz not null default now()
  )`,
  indexOf("income_source", ", created_at"),
  // The person whom an applicant names; becomes a party of the application only on submission.
  sql`create table guarantor_nomination (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    email text not null, first_name text not null, last_name text not null, phone_number text not null,
    constraint one_nomination_per_party unique (application_id, party_id)
  )`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, [...cases, ...facts]);
