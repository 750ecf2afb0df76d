import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** A signed form is good for a few tries, and only while the session that asked for it lives. */
const statements = [
  sql`alter table upload add column session_id uuid`,
  sql`alter table upload add column tries smallint not null default 0`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
