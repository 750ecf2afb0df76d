import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const agreementTermsMigration = migrationOf(
  sql`alter table application alter column term_months drop not null`,
  sql`alter table application
    add column advertised_rent_minor integer check (advertised_rent_minor > 0),
    add column rent_period text not null default 'month'
      constraint known_rent_period check (rent_period in ('week', 'fortnight', 'four_weeks', 'month', 'quarter', 'year'))`,
);
