import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The list of references across applications: `place` sorts those that wait before those that have ended, and null keeps
 * drafts out. The words of earlier rows are made by a job at the start. A call is never changed: another row corrects it, once.
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
  sql`create table reference_call (
    id bigint generated always as identity primary key, ${ownedByParty},
    reference_id uuid not null references reference,
    channel text not null check (channel in ('PHONE', 'EMAIL')),
    called_at text not null check (called_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'),
    contact text not null check (btrim(contact) <> ''),
    source text not null check (source in ('WEBSITE', 'PUBLIC_REGISTER', 'DIRECTORY', 'APPLICANT', 'OTHER')),
    source_note text,
    is_reached boolean not null,
    spoke_to text,
    said text,
    corrects bigint references reference_call,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint other_source_with_a_note check (source <> 'OTHER' or source_note is not null),
    constraint reached_with_words check (not is_reached or (spoke_to is not null and said is not null)),
    constraint call_is_corrected_once unique (corrects)
  )`,
  indexOfParty("reference_call", ", reference_id, id desc"),
);
