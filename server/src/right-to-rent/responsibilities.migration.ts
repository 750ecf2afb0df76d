import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const responsibilitiesMigration = migrationOf(
  sql`alter table landlord add constraint landlord_of_one_agency unique (agency_id, id)`,
  sql`create table responsibility (
    id bigint generated always as identity primary key,
    agency_id uuid not null references agency,
    landlord_id uuid,
    accepted_on date not null,
    ended_on date constraint responsibility_ends_later check (ended_on >= accepted_on),
    file_id uuid not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint responsibility_of_landlord foreign key (agency_id, landlord_id) references landlord (agency_id, id),
    constraint responsibility_in_writing foreign key (agency_id, file_id) references agency_file (agency_id, id)
  )`,
  sql`create index responsibility_of_agency on responsibility (agency_id, accepted_on desc, id desc)`,
);

/** The day of its end is written once; the rest stays as it was agreed. */
export const CHANGING_OF_RESPONSIBILITY = ["ended_on"] as const;
