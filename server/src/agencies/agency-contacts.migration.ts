import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The agency meets the tenants: it is warned of follow-ups, and its compliance contact alone is told of a confirmed candidate of the sanctions list. */
export const agencyContactsMigration = migrationOf(
  sql`alter table agency add column email text, add column compliance_email text`,
);
