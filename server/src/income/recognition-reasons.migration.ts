import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const recognitionReasonsMigration = migrationOf(
  sql`alter table bank_income add column reasons jsonb not null default '[]'`,
);
