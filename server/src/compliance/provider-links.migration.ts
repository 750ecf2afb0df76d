import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A record names its provider inside the sealed fields, where no query can count it. */
export const providerLinksMigration = migrationOf(
  sql`alter table registered_provider add column register_url text
    constraint a_secure_address check (register_url like 'https://%')`,
  sql`alter table right_to_rent_check add column provider_id uuid references registered_provider`,
  sql`create index right_to_rent_check_of_provider on right_to_rent_check (provider_id)
    where provider_id is not null`,
);
