import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * The name that a file had with the person who sent it, and what its picture looks like. Files that arrived before have
 * neither.
 */
const statements = [
  sql`alter table upload add column given_name text constraint given_name_length check (char_length(given_name) between 1 and 120)`,
  sql`alter table file_check drop constraint known_check`,
  sql`alter table file_check add constraint known_check check (kind in ('document', 'photo', 'pdf', 'look'))`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
