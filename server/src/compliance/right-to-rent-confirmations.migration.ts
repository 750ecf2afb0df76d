import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A confirmation may be replaced: the newest of a set counts. */
export const rightToRentConfirmationsMigration = migrationOf(
  sql`alter table right_to_rent_confirmation drop constraint right_to_rent_confirmation_pkey,
    add column id bigint generated always as identity primary key`,
  sql`create index right_to_rent_confirmation_of_set on right_to_rent_confirmation (rule_set, id desc)`,
);
