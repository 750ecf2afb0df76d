import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The periods of an application, copied from its policy when it begins, and the day on which a review is promised. */
export const timingMigration = migrationOf(
  sql`alter table application add column timing jsonb not null default '{"promiseDays": 2, "reminderDays": [2, 5, 9],
    "reminderEveryDays": 7, "requestDays": 14, "expiryDays": 60, "expiryWarningDays": 7, "resendDays": 30}'`,
  sql`alter table application alter column timing drop default`,
  sql`alter table queue_entry add column due_on date`,
);
