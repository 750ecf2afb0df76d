import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * The provider's own people. A link proves their mailbox, a second factor proves them: until then a sign-in is pending, and no
 * session exists. Links and sessions say for whom they are, so that none opens the other's pages.
 */
const statements = [
  sql`create table staff_member (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint one_staff_member_per_email unique,
    name text not null,
    roles text[] not null check (cardinality(roles) > 0 and roles <@ array['REVIEWER', 'ADMINISTRATOR']),
    language text not null default 'en',
    invited_at timestamptz not null default now(),
    enrolled_at timestamptz,
    last_seen_at timestamptz,
    blocked_at timestamptz,
    sealed_totp_secret bytea,
    totp_last_step bigint
  )`,
  sql`create table staff_passkey (
    credential_id text primary key,
    staff_id uuid not null references staff_member on delete cascade,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  sql`create index staff_passkey_of_member on staff_passkey (staff_id)`,
  sql`create table staff_recovery_code (
    staff_id uuid not null references staff_member on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (staff_id, code_hash)
  )`,
  sql`create table pending_sign_in (
    id uuid primary key default gen_random_uuid(),
    staff_id uuid not null references staff_member on delete cascade,
    return_path text not null,
    tries integer not null default 0,
    challenge text,
    sealed_totp_secret bytea,
    has_enrolled boolean not null default false,
    used_recovery_code boolean not null default false,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index pending_sign_in_of_member on pending_sign_in (staff_id)`,
  sql`alter table sign_in_request add column audience text not null default 'applicant'
    check (audience in ('applicant', 'staff'))`,
  sql`alter table sign_in_link add column audience text not null default 'applicant'
    check (audience in ('applicant', 'staff'))`,
  sql`alter table session_family alter column account_id drop not null`,
  sql`alter table session_family add column staff_id uuid references staff_member`,
  sql`alter table session_family add constraint one_owner_of_session check (num_nonnulls(account_id, staff_id) = 1)`,
  sql`create index session_family_of_staff on session_family (staff_id) where staff_id is not null`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
