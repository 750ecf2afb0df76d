import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The homes of a party, under ids that its page has chosen. An address and a reference person are one value each, because no
 * search reads their parts. A half-typed home is a draft; a removed one can be restored until the tidy-up.
 */
export const residenceMigration = migrationOf(
  sql`create table residence (
    id uuid not null,
    application_id uuid not null,
    party_id uuid not null,
    is_draft boolean not null default false,
    is_current boolean not null default false,
    start_date date,
    end_date date,
    residence_type text,
    address jsonb not null,
    currency text,
    rent_minor bigint,
    rent_frequency text,
    rent_payment_date date,
    reference jsonb,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    primary key (application_id, party_id, id),
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index residence_of_party on residence (application_id, party_id, created_at)`,
  sql`create index residence_removed on residence (removed_at) where removed_at is not null`,
);
