import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * One step of a party, opened on a phone. The phone's session belongs to its hand-over and to no account, so that its token opens
 * nothing else. It lives no longer than the session that handed over.
 */
export const handOversMigration = migrationOf(
  sql`create table hand_over (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    account_id uuid not null references account,
    parent_session_id uuid not null references session_family on delete cascade,
    token_hash bytea not null constraint one_hand_over_per_token unique,
    section text not null check (section in ('identity', 'income', 'residence')),
    doc_type text not null,
    side text not null check (side in ('front', 'back')),
    capacity integer not null check (capacity > 0),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    opened_at timestamptz,
    ended_at timestamptz
  )`,
  indexOfParty("hand_over"),
  sql`create index hand_over_of_session on hand_over (parent_session_id)`,
  sql`create table handed_file (
    hand_over_id uuid not null references hand_over on delete cascade,
    upload_id uuid not null references upload on delete cascade,
    application_id uuid not null,
    at timestamptz not null default now(),
    primary key (hand_over_id, upload_id)
  )`,
  sql`create index handed_file_of_upload on handed_file (upload_id)`,
  sql`create index handed_file_of_application on handed_file (application_id)`,
  sql`alter table session_family
    add column hand_over_id uuid references hand_over on delete cascade,
    add column parent_id uuid references session_family on delete cascade,
    add constraint one_owner_of_session check (num_nonnulls(account_id, staff_id, hand_over_id) = 1),
    add constraint phones_have_a_parent check ((hand_over_id is null) = (parent_id is null))`,
  sql`create unique index session_family_of_hand_over on session_family (hand_over_id) where hand_over_id is not null`,
  sql`create index session_family_of_parent on session_family (parent_id) where parent_id is not null`,
);
