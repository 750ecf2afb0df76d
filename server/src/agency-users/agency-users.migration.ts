import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** One address signs in for one agency. Their access ends with `member.blocked_at`; the row stays, because history names it. */
export const agencyUsersMigration = migrationOf(
  sql`create table agency_user (
    id uuid primary key default gen_random_uuid()
      constraint agency_user_is_member references member deferrable initially deferred,
    agency_id uuid not null references agency,
    email text not null constraint one_agency_user_per_email unique,
    name text not null,
    roles text[] not null check (cardinality(roles) > 0 and roles <@
      array['NEGOTIATOR', 'BRANCH_MANAGER', 'AGENCY_ADMINISTRATOR', 'RIGHT_TO_RENT_CHECKER']),
    branch_id uuid references agency_branch on delete set null,
    wants_events boolean not null default true,
    wants_digest boolean not null default false,
    invited_at timestamptz not null default now()
  )`,
  sql`create index agency_user_of_agency on agency_user (agency_id)`,
  sql`create index agency_user_of_branch on agency_user (branch_id) where branch_id is not null`,
  sql`create trigger agency_user_added after insert on agency_user
    for each row execute function add_member('agency')`,
  sql`alter table session_family add column agency_user_id uuid references agency_user, drop constraint one_owner_of_session,
    add constraint one_owner_of_session
      check (num_nonnulls(account_id, staff_id, agency_user_id, hand_over_id) = 1)`,
  sql`create index session_family_of_agency_user on session_family (agency_user_id) where agency_user_id is not null`,
);
