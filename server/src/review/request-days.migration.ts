import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const requestDaysMigration = migrationOf(sql`alter table remedial_section add column due_on date`);
