import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** Which reviewer has asked for something, so that the case says so. */
const statements = [sql`alter table remedial_section add column asked_by uuid references staff_member`];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
