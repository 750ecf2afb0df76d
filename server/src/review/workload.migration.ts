import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** For the decisions of a week. */
export const workloadMigration = migrationOf(
  sql`create index decision_by_end on decision (final_at) where state = 'final'`,
);
