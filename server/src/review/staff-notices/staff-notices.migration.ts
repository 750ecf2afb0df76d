import { sql } from "kysely";
import { migrationOf } from "../../platform/db/migration-of.ts";

/** The e-mails that a member of staff wants. */
export const staffNoticesMigration = migrationOf(
  sql`alter table staff_member add column wants_answers boolean not null default false,
    add column wants_warnings boolean not null default true`,
);
