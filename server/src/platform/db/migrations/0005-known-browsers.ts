import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * The browsers that an account has signed in with: a sign-in with another one is told by e-mail. The hash contains the
 * account, so that two accounts of one browser cannot be linked. An account without a first sign-in gets no e-mail.
 */
const statements = [
  sql`alter table account add column first_signed_in_at timestamptz`,
  sql`create table known_browser (
    account_id uuid not null references account,
    browser_hash bytea not null,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    primary key (account_id, browser_hash)
  )`,
  sql`create index known_browser_by_time on known_browser (last_seen_at)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
