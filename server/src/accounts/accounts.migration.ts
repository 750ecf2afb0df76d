import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * An account is an e-mail address that can sign in, with its sessions. Links and sessions name their audience, so that none
 * opens the pages of another. A known browser's hash contains the account, so that two accounts of one browser cannot be
 * linked; a sign-in with another browser is reported by e-mail, except the first sign-in.
 */
export const accountsMigration = migrationOf(
  sql`create table account (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint one_account_per_email unique,
    language text not null default 'en',
    created_at timestamptz not null default now(),
    first_signed_in_at timestamptz
  )`,
  sql`create table known_browser (
    account_id uuid not null references account,
    browser_hash bytea not null,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    primary key (account_id, browser_hash)
  )`,
  sql`create index known_browser_by_time on known_browser (last_seen_at)`,
  sql`create table sign_in_request (
    id uuid primary key default gen_random_uuid(),
    audience text not null default 'applicant' check (audience in ('applicant', 'staff')),
    email text not null,
    browser_hash bytea not null,
    return_path text not null,
    language text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index sign_in_request_by_time on sign_in_request (created_at)`,
  sql`create table sign_in_link (
    token_hash bytea primary key,
    request_id uuid not null references sign_in_request,
    audience text not null default 'applicant' check (audience in ('applicant', 'staff')),
    account_id uuid references account,
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index sign_in_link_of_email on sign_in_link (email, created_at)`,
  sql`create index sign_in_link_of_account on sign_in_link (account_id)`,
  sql`create index sign_in_link_of_request on sign_in_link (request_id)`,
  sql`create index sign_in_link_by_end on sign_in_link (expires_at)`,
  sql`create table session_family (
    id uuid primary key default gen_random_uuid(),
    account_id uuid references account,
    generation integer not null default 0,
    rotated_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  sql`create index session_family_of_account on session_family (account_id)`,
  sql`create index session_family_by_end on session_family (expires_at)`,
);
