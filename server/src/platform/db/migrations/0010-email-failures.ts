import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** E-mails that never arrived, by what they were about. Neither the address nor what the mail server said is kept. */
const statements = [
  sql`create table email_failure (
    kind text not null,
    subject text not null,
    reason text not null,
    failed_at timestamptz not null default now(),
    primary key (kind, subject)
  )`,
  sql`create index email_failure_by_time on email_failure (failed_at)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
