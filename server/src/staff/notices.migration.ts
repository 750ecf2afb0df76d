import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** `day_notice`: one row a member and day on which an e-mail about their cases was sent; rows of earlier days are removed. */
export const noticesMigration = migrationOf(
  sql`alter table staff_member add column answer_emails boolean not null default false`,
  sql`create table day_notice (
    staff_id uuid not null references staff_member,
    day date not null,
    primary key (staff_id, day)
  )`,
  sql`create index decision_by_end on decision (final_at) where state = 'final'`,
);
