import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** The draft of a referee's reply, as the page sent it. It is text, because it may hold characters that `jsonb` refuses. */
const statements = [sql`alter table reference add column draft text`];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
