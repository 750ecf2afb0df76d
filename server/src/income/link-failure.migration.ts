import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const linkFailureMigration = migrationOf(
  sql`alter table income_source add column link_failure text check (link_failure in ('refused', 'unavailable', 'other'))`,
);
