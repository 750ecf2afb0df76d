import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The version of the rules by which the words of a case were made; those of 0 are made anew by a job. */
export const searchWordsMigration = migrationOf(
  sql`alter table queue_entry add column words_version smallint not null default 0`,
);
