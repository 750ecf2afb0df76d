import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The shipped policies are added after the migrations (`keepShippedPolicies`): applications that exist already name them. */
export const policiesMigration = migrationOf(
  sql`create table policy (
    name text primary key constraint policy_has_a_plain_name check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 60),
    is_shipped boolean not null default false,
    created_by uuid references staff_member,
    created_at timestamptz not null default now(),
    retired_at timestamptz,
    retired_by uuid references staff_member
  )`,
  sql`create table policy_version (
    policy text not null references policy,
    version integer not null check (version > 0),
    valid_from date not null,
    content jsonb not null,
    proposed_by uuid references staff_member,
    agreed_by uuid references staff_member,
    published_at timestamptz not null default now(),
    primary key (policy, version),
    constraint two_administrators_publish check (num_nulls(proposed_by, agreed_by) in (0, 2) and agreed_by is distinct from proposed_by or num_nulls(proposed_by, agreed_by) = 2)
  )`,
  sql`create table policy_draft (
    policy text primary key references policy,
    content jsonb not null,
    based_on integer,
    revision integer not null default 1,
    edited_by uuid not null references staff_member,
    edited_at timestamptz not null default now(),
    valid_from date,
    proposed_by uuid references staff_member,
    proposed_at timestamptz,
    constraint proposed_as_a_whole check (num_nulls(valid_from, proposed_by, proposed_at) in (0, 3))
  )`,
  sql`create table law_lift (
    id uuid primary key default gen_random_uuid(),
    rule text not null,
    reason text not null,
    source text not null,
    source_day date not null,
    proposed_by uuid not null references staff_member,
    proposed_at timestamptz not null default now(),
    agreed_by uuid references staff_member,
    agreed_at timestamptz,
    ended_by uuid references staff_member,
    ended_at timestamptz,
    constraint two_administrators_lift check (agreed_by <> proposed_by)
  )`,
  sql`create unique index one_open_lift_per_rule on law_lift (rule) where ended_at is null`,
  // Existing applications name policies that are added after the migrations; every new one is checked.
  sql`alter table application add constraint application_of_a_version
    foreign key (policy, policy_version) references policy_version (policy, version) not valid`,
  sql`create index application_by_policy on application (policy, policy_version)`,
);
