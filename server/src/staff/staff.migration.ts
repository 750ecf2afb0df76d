import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The provider's own people. A link proves their mailbox and a second factor proves the person: a sign-in is pending until
 * then, and has no session. A new factor waits with its sign-in until the enrolment is finished, so that the old factor stays
 * valid if the enrolment is abandoned. A sign-in may also renew a session before a sensitive act.
 */
export const staffMigration = migrationOf(
  sql`create table staff_member (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint one_staff_member_per_email unique,
    name text not null,
    roles text[] not null check (cardinality(roles) > 0 and roles <@ array['REVIEWER', 'ADMINISTRATOR']),
    invited_at timestamptz not null default now(),
    enrolled_at timestamptz,
    last_seen_at timestamptz,
    blocked_at timestamptz,
    sealed_totp_secret bytea,
    totp_last_step bigint
  )`,
  sql`create table staff_browser (
    staff_id uuid not null references staff_member on delete cascade,
    browser_hash bytea not null,
    last_seen_at timestamptz not null default now(),
    primary key (staff_id, browser_hash)
  )`,
  sql`create index staff_browser_by_age on staff_browser (last_seen_at)`,
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
  sql`alter table session_family add column staff_id uuid references staff_member`,
  sql`create index session_family_of_staff on session_family (staff_id) where staff_id is not null`,
  sql`create table pending_sign_in (
    id uuid primary key default gen_random_uuid(),
    staff_id uuid not null references staff_member on delete cascade,
    return_path text not null,
    tries integer not null default 0,
    challenge text,
    sealed_totp_secret bytea,
    new_totp_step bigint,
    new_passkey jsonb,
    new_code_hashes bytea[],
    has_enrolled boolean not null default false,
    used_recovery_code boolean not null default false,
    renews_session uuid references session_family on delete cascade,
    adds_factor boolean not null default false,
    has_shown_factor boolean not null default false,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index pending_sign_in_of_member on pending_sign_in (staff_id)`,
  sql`create index pending_sign_in_of_session on pending_sign_in (renews_session)`,
);
