import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The rule that a text for an applicant seemed to break, as its writer confirmed that it does not. Who and when stand in the row already. */
export const confirmedTextsMigration = migrationOf(
  sql`alter table remedial_section add column confirmed_rule text`,
  sql`alter table decision add column confirmed_rule text`,
);
