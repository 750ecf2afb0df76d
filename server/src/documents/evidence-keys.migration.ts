import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** Evidence of a right-to-rent check is kept after the party's key is deleted, so it has a key of its own. */
export const evidenceKeysMigration = migrationOf(
  sql`alter table upload add column key_kind text not null default 'party'
    constraint known_key_kind check (key_kind in ('party', 'right_to_rent'))`,
  sql`create table right_to_rent_key (
    id uuid primary key,
    application_id uuid not null,
    wrapped_key bytea not null,
    foreign key (application_id, id) references party (application_id, id)
  )`,
  sql`create index right_to_rent_key_of_application on right_to_rent_key (application_id)`,
);
