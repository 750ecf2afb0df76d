import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** An earlier logo stays where earlier e-mails show it. */
export const brandMigration = migrationOf(
  sql`alter table agency add column accent text constraint agency_accent_is_a_colour check (accent ~ '^#[0-9a-f]{6}$')`,
  sql`create table agency_logo (
    id bigint generated always as identity primary key,
    agency_id uuid not null references agency,
    file_id uuid,
    width integer,
    height integer,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint logo_of_agency foreign key (agency_id, file_id) references agency_file (agency_id, id),
    constraint logo_has_a_size check (num_nulls(file_id, width, height) in (0, 3))
  )`,
  sql`create index logo_of_agency on agency_logo (agency_id, id desc)`,
  sql`create index logo_of_file on agency_logo (file_id)`,
  sql`create index agency_file_by_sum on agency_file (sha256)`,
);
