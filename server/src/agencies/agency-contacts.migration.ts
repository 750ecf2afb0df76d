import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The compliance contact of an agency alone is told of a confirmed candidate of the sanctions list. */
export const agencyContactsMigration = migrationOf(
  sql`alter table agency add column email text, add column compliance_email text`,
);
