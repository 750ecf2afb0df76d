import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The languages that a case may need, and two kinds of work. */
const NEEDS = [
  "RIGHT_TO_RENT",
  "SELF_EMPLOYED",
  "LANGUAGE_DE",
  "LANGUAGE_ES",
  "LANGUAGE_FR",
  "LANGUAGE_IT",
  "LANGUAGE_PT",
];

/** In the order of the queue, then what a page may be filtered by: a row that does not match is refused unread. */
const IN_ORDER =
  "rank, since, party_id, move_in, agreement_by, status, policy, agency_id, reviewer_id, due_on, country";

/**
 * The queue repeats the country of the home, whose working days say what is due next. The needs of open cases are made by
 * the job that renews words.
 */
export const needsMigration = migrationOf(
  sql`alter table staff_member add column skills text[] not null default '{}'`,
  sql`alter table queue_entry add column needs text[] not null default '{}', add column country text`,
  sql`update queue_entry q set country = a.property_country, words_version = case when q.rank < 3 then 0 else q.words_version end
    from application a where a.id = q.application_id`,
  sql`alter table queue_entry alter column country set not null`,
  sql`create or replace function note_application_in_queue() returns trigger language plpgsql as $body$
    begin
      update queue_entry set agency_id = new.agency_id, policy = new.policy, move_in = new.tenancy_start,
        country = new.property_country
        where application_id = new.id;
      return null;
    end $body$`,
  sql`drop trigger note_application_in_queue on application`,
  sql`create trigger note_application_in_queue after update of agency_id, policy, tenancy_start, property_country
    on application for each row execute function note_application_in_queue()`,
  sql`drop index queue_entry_in_filtered_order`,
  sql`create index queue_entry_in_filtered_order on queue_entry (${sql.raw(IN_ORDER)})`,
  sql`create index queue_entry_answers on queue_entry (since, party_id) where rank = 0 and is_answer`,
  ...NEEDS.map(
    (need) =>
      sql`create index ${sql.raw(`queue_entry_needs_${need.toLowerCase()}`)} on queue_entry (${sql.raw(IN_ORDER)})
        where needs @> array[${sql.lit(need)}]`,
  ),
);
