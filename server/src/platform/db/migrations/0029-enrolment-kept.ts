import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * A new second factor waits with the sign-in until its enrolment is finished, so that the old factor and its recovery codes
 * stay valid if the enrolment is abandoned.
 */
const statements = [
  sql`alter table pending_sign_in add column new_totp_step bigint`,
  sql`alter table pending_sign_in add column new_passkey jsonb`,
  sql`alter table pending_sign_in add column new_code_hashes bytea[]`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
