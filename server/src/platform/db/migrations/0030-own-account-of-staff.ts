import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * Staff prove once more who they are before sensitive acts, with the steps of a sign-in that renews their session, and may have
 * several factors. The browsers that they have signed in with are known, so that they hear of a new one.
 */
const statements = [
  sql`alter table pending_sign_in
    add column renews_session uuid references session_family on delete cascade,
    add column adds_factor boolean not null default false,
    add column has_shown_factor boolean not null default false`,
  sql`create index pending_sign_in_of_session on pending_sign_in (renews_session)`,
  sql`create table staff_browser (
    staff_id uuid not null references staff_member on delete cascade,
    browser_hash bytea not null,
    last_seen_at timestamptz not null default now(),
    primary key (staff_id, browser_hash)
  )`,
  sql`create index staff_browser_by_age on staff_browser (last_seen_at)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
