import { type Kysely, sql } from "kysely";

/**
 * Every row of an applicant carries `applicant_id`, and every such table has an index that leads with it: a row is
 * reached through the applicant's id and never by its own alone.
 */
const statements = [
  sql`create table installation (name text primary key, value text not null)`,
  sql`create table applicant (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint one_applicant_per_email unique,
    first_name text, middle_name text, last_name text,
    birthdate date,
    nationality text,
    share_code bytea,
    marketing boolean not null default false,
    connected_open_banking boolean not null default false,
    idvt_enabled boolean not null default false,
    employment_status text,
    someone_else_pays boolean not null default false,
    meets_affordability boolean not null default false,
    wrapped_key bytea not null,
    created_at timestamptz not null default now()
  )`,
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
    created_at timestamptz not null default now()
  )`,
  sql`create table validation (
    id uuid primary key default gen_random_uuid(),
    applicant_id uuid not null references applicant,
    application_id uuid not null references application,
    rent_share_minor integer not null check (rent_share_minor >= 0),
    sections jsonb not null,
    conditions jsonb not null,
    round integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  sql`create index validation_of_applicant on validation (applicant_id, created_at desc, id)`,
  sql`create table validation_event (
    id bigint generated always as identity primary key,
    validation_id uuid not null references validation,
    applicant_id uuid not null references applicant,
    kind text not null,
    at timestamptz not null default now()
  )`,
  sql`create index validation_event_of_applicant on validation_event (applicant_id, validation_id, id)`,
  sql`create table consent (
    id bigint generated always as identity primary key,
    validation_id uuid not null references validation,
    applicant_id uuid not null references applicant,
    name text not null,
    given boolean not null,
    text_version text not null,
    language text not null,
    at timestamptz not null default now()
  )`,
  sql`create index consent_of_applicant on consent (applicant_id, validation_id, name, id desc)`,
  sql`create table remedial_section (
    id uuid primary key default gen_random_uuid(),
    validation_id uuid not null references validation,
    applicant_id uuid not null references applicant,
    section text not null,
    related_object_uuid uuid,
    start_step text not null,
    end_step text not null,
    reasons text[] not null,
    comment text,
    created_at timestamptz not null default now()
  )`,
  sql`create index remedial_section_of_applicant on remedial_section (applicant_id, validation_id)`,
  sql`create table progress_item (
    id bigint generated always as identity primary key,
    uuid uuid not null default gen_random_uuid(),
    validation_id uuid not null references validation,
    applicant_id uuid not null references applicant,
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
    (applicant_id, validation_id, section, related_object_uuid, remedial_section_id) nulls not distinct
    where submitted_at is null`,
  sql`create index progress_item_of_applicant on progress_item (applicant_id, validation_id, id)`,
  sql`create table income_source (
    id uuid primary key default gen_random_uuid(),
    applicant_id uuid not null references applicant,
    validation_id uuid not null references validation,
    income_type text not null,
    company_name text,
    created_at timestamptz not null default now()
  )`,
  sql`create index income_source_of_applicant on income_source (applicant_id, validation_id)`,
  sql`create table guarantor (
    id uuid primary key default gen_random_uuid(),
    applicant_id uuid not null references applicant constraint one_guarantor_per_applicant unique,
    email text not null, first_name text not null, last_name text not null, phone_number text not null
  )`,
  sql`create table upload (
    id uuid primary key default gen_random_uuid(),
    applicant_id uuid not null references applicant,
    object_key text not null constraint one_upload_per_key unique,
    file_name text not null,
    content_type text not null,
    max_bytes bigint not null,
    state text not null,
    size_bytes bigint,
    sha256 text,
    scan_state text not null default 'unscanned',
    created_at timestamptz not null default now(),
    stored_at timestamptz
  )`,
  sql`create index upload_of_applicant on upload (applicant_id, created_at)`,
  sql`create table identity_document (
    id uuid primary key default gen_random_uuid(),
    applicant_id uuid not null references applicant,
    validation_id uuid not null references validation,
    remedial_section_id uuid references remedial_section,
    upload_id uuid not null references upload constraint one_document_per_upload unique,
    type text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index identity_document_of_applicant on identity_document (applicant_id, validation_id, created_at)`,
  sql`create table sign_in_request (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    browser_hash bytea not null,
    return_path text not null,
    language text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index sign_in_request_of_email on sign_in_request (email, created_at)`,
  sql`create table sign_in_link (
    token_hash bytea primary key,
    request_id uuid not null references sign_in_request,
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index sign_in_link_of_email on sign_in_link (email, created_at)`,
  sql`create table session_family (
    id uuid primary key default gen_random_uuid(),
    applicant_id uuid not null references applicant,
    generation integer not null default 0,
    rotated_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  sql`create index session_family_of_applicant on session_family (applicant_id)`,
  sql`create table audit_entry (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor text not null,
    action text not null,
    outcome text not null,
    applicant_id uuid,
    subject text
  )`,
  sql`create index audit_entry_of_applicant on audit_entry (applicant_id, id)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
