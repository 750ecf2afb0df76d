import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * An assigned case waits for its reviewer alone until it is late. `handed_note_id`: the note with which it was given to
 * them, until they act. An absence that ends early keeps its days.
 */
export const assignmentsMigration = migrationOf(
  sql`alter table party_note add column kind text not null default 'note'
    constraint known_note_kind check (kind in ('note', 'assigned', 'handed_over')),
    add column given_to uuid references staff_member,
    add constraint handed_to_a_colleague check (kind <> 'handed_over' or given_to is not null)`,
  sql`alter table queue_entry add column is_assigned boolean not null default false,
    add column handed_note_id bigint references party_note`,
  sql`create table staff_absence (
    id bigint generated always as identity primary key,
    staff_id uuid not null references staff_member,
    from_day date not null,
    until_day date not null,
    entered_by uuid not null references staff_member,
    at timestamptz not null default now(),
    begun_at timestamptz,
    ended_on date,
    ended_by uuid references staff_member,
    constraint absence_of_days check (until_day >= from_day),
    constraint ended_by_a_person check (num_nulls(ended_on, ended_by) in (0, 2))
  )`,
  sql`create index staff_absence_by_end on staff_absence (until_day)`,
);

export const CHANGING_OF_ABSENCE = ["begun_at", "ended_on", "ended_by"];
