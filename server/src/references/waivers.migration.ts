import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const waiversMigration = migrationOf(
  sql`alter table reference
    add column waived_reason text,
    add column waived_note text,
    add column waived_by uuid references staff_member,
    add column waived_at timestamptz,
    add constraint waived_by_a_reviewer check ((waived_reason is null) = (waived_by is null)
      and (waived_reason is null) = (waived_at is null))`,
);
