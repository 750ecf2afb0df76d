import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A right-to-rent checker of an agency records checks, sends their files and downloads packs, as staff does. */
export const agencyChecksMigration = migrationOf(
  ...["right_to_rent_check", "right_to_rent_pack"].map(
    (table) => sql`alter table ${sql.table(table)} alter column staff_id drop not null,
      add column agency_user_id uuid references agency_user,
      add constraint ${sql.id(`${table}_by_one_member`)} check (num_nonnulls(staff_id, agency_user_id) = 1)`,
  ),
  sql`alter table upload add column agency_user_id uuid references agency_user,
    add constraint upload_by_one_member check (num_nonnulls(staff_id, agency_user_id) <= 1)`,
);
