import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** An account is an e-mail address that can sign in, with its sessions. It has parties in applications. */
const statements = [
  sql`create table installation (name text primary key, value text not null)`,
  sql`create table account (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint one_account_per_email unique,
    language text not null default 'en',
    created_at timestamptz not null default now()
  )`,
  sql`create table sign_in_request (
    id uuid primary key default gen_random_uuid(),
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
    account_id uuid references account,
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index sign_in_link_of_email on sign_in_link (email, created_at)`,
  sql`create index sign_in_link_of_account on sign_in_link (account_id)`,
  sql`create index sign_in_link_of_request on sign_in_link (request_id)`,
  sql`create table session_family (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    generation integer not null default 0,
    rotated_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  sql`create index session_family_of_account on session_family (account_id)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
