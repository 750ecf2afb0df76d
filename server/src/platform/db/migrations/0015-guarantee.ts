import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** Agreeing to guarantee is a consent that keeps what was shown: tenants, home and amount. */
const statements = [
  sql`alter table consent add column shown jsonb`,
  sql`alter table consent add constraint a_guarantee_keeps_what_was_shown check ((name = 'guarantee') = (shown is not null))`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
