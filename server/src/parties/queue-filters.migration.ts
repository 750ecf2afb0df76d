import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The queue repeats three columns of the application, so that a filtered page of it reads one table, and the
 * index in its order refuses a row without reading it. The words of a case hold the name
 * of its agency: after a change of it the job that renews words makes them anew.
 */
export const queueFiltersMigration = migrationOf(
  sql`alter table queue_entry add column agency_id uuid, add column policy text, add column move_in date`,
  sql`update queue_entry q set agency_id = a.agency_id, policy = a.policy, move_in = a.tenancy_start
    from application a where a.id = q.application_id`,
  sql`alter table queue_entry alter column agency_id set not null, alter column policy set not null,
    alter column move_in set not null`,
  sql`create index queue_entry_by_agency on queue_entry (agency_id, rank, since, party_id)`,
  sql`create index queue_entry_by_rank_and_status on queue_entry (status, rank, since, party_id)`,
  sql`create index queue_entry_by_move_in on queue_entry (move_in, rank)`,
  sql`create index queue_entry_in_filtered_order
    on queue_entry (rank, since, party_id, move_in, agreement_by, status, policy, agency_id)`,
  sql`drop index queue_entry_in_order, queue_entry_by_status`,
  sql`create function note_application_in_queue() returns trigger language plpgsql as $body$
    begin
      update queue_entry set agency_id = new.agency_id, policy = new.policy, move_in = new.tenancy_start
        where application_id = new.id;
      return null;
    end $body$`,
  sql`create trigger note_application_in_queue after update of agency_id, policy, tenancy_start on application
    for each row execute function note_application_in_queue()`,
  sql`create function note_agency_in_queue() returns trigger language plpgsql as $body$
    begin
      update queue_entry set words_version = 0 where agency_id = new.id;
      return null;
    end $body$`,
  sql`create trigger note_agency_in_queue after update of name on agency for each row
    when (old.name <> new.name) execute function note_agency_in_queue()`,
);
