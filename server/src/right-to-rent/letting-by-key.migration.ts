import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** An agency's program may tell the end of a tenancy. */
export const lettingByKeyMigration = migrationOf(
  sql`alter table letting alter column staff_id drop not null, add column api_key_id text references api_key,
    add constraint recorded_by_one check (num_nonnulls(staff_id, api_key_id) = 1)`,
);
