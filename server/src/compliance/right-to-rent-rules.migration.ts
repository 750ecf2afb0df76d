import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const rightToRentRulesMigration = migrationOf(
  sql`create table right_to_rent_confirmation (
    rule_set text primary key,
    adviser text not null check (btrim(adviser) <> ''),
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
);
