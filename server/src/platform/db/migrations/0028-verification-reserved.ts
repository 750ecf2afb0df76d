import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** Whoever begins a chargeable verification of a source reserves it first, so that no other server begins one (INT-08). */
const statements = [sql`alter table income_source add column verification_reserved_until timestamptz`];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
