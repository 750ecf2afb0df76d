import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const agencyRecordMigration = migrationOf(
  sql`alter table agency
    add column registered_name text,
    add column phone text,
    add column website text,
    add column reply_email text,
    add column language text,
    add column standard_policy text references policy,
    add column promise_days integer constraint agency_promise_is_possible check (promise_days between 1 and 20)`,
  sql`create table agency_policy (
    agency_id uuid not null references agency,
    policy text not null references policy,
    primary key (agency_id, policy)
  )`,
  sql`create table agency_branch (
    id uuid primary key default gen_random_uuid(),
    agency_id uuid not null references agency,
    name text not null constraint branch_has_a_name check (btrim(name) <> ''),
    address text not null,
    phone text,
    closed_at timestamptz,
    created_at timestamptz not null default now(),
    constraint branch_of_one_agency unique (agency_id, id)
  )`,
  sql`create unique index one_branch_per_name on agency_branch (agency_id, lower(name)) where closed_at is null`,
  sql`alter table application add column branch_id uuid,
    add constraint application_of_branch foreign key (agency_id, branch_id) references agency_branch (agency_id, id)`,
  sql`create index application_of_branch on application (branch_id) where branch_id is not null`,
  sql`create table agency_data_agreement (
    id bigint generated always as identity primary key,
    agency_id uuid not null references agency,
    role text not null constraint data_role_is_known check (role in ('controller', 'processor')),
    agreed_on date not null,
    file_id uuid not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint data_agreement_in_writing foreign key (agency_id, file_id) references agency_file (agency_id, id)
  )`,
  sql`create index data_agreement_of_agency on agency_data_agreement (agency_id, id desc)`,
  sql`create table agency_terms (
    id bigint generated always as identity primary key,
    agency_id uuid not null references agency,
    version text not null,
    accepted_on date not null,
    accepted_by text not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
  sql`create index terms_of_agency on agency_terms (agency_id, id desc)`,
);
