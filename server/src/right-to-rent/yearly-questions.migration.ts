import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A letting that goes on is asked about every year, so its row may have several questions. */
export const yearlyQuestionsMigration = migrationOf(
  sql`alter table tenancy_question add column asked_on date`,
  sql`update tenancy_question set asked_on = (at at time zone 'Europe/London')::date`,
  sql`alter table tenancy_question alter column asked_on set not null,
    drop constraint tenancy_question_pkey, add primary key (letting_id, asked_on)`,
);
