import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** What a referee has answered so far, as their page sent it: text, because it may hold what `jsonb` refuses. */
const statements = [sql`alter table reference add column draft text`];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
