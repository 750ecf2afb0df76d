import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The list of references across applications: `place` sorts those that wait before those that have ended, and null keeps
 * drafts out. The words of earlier rows are made by a job at the start.
 */
export const referenceDeskMigration = migrationOf(
  sql`alter table reference
    add column place smallint generated always as (case state when 'sent' then 0 when 'opened' then 0 when 'bounced' then 1
      when 'silent' then 2 when 'declined' then 3 when 'answered' then 4 end) stored,
    add column words tsvector,
    add column words_version smallint not null default 0`,
  sql`create index reference_by_place on reference (place, sent_at, id) where place is not null`,
  sql`create index reference_by_kind_and_place on reference (kind, place, sent_at, id) where place is not null`,
  sql`create index reference_by_words on reference using gin (words)`,
);
