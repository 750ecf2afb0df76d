import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * An upload is a file of one party; a document says what it is evidence of, and for which section. An upload
 * without a document is abandoned. A trigger stores whether an upload is bound, because no index can cover
 * the absence of a row, and the hourly tidy-up has to read only the files that it removes. A signed form is
 * valid for a few attempts while its session lives.
 */
export const documentsMigration = migrationOf(
  sql`create table upload (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    object_key text not null constraint one_upload_per_key unique,
    file_name text not null,
    given_name text constraint given_name_length check (char_length(given_name) between 1 and 120),
    content_type text not null,
    max_bytes bigint not null,
    session_id uuid,
    tries smallint not null default 0,
    state text not null,
    size_bytes bigint,
    sha256 text,
    scan_state text not null default 'unscanned'
      constraint known_scan_state check (scan_state in ('unscanned', 'pending', 'clean', 'infected')),
    is_bound boolean not null default false,
    created_at timestamptz not null default now(),
    stored_at timestamptz,
    constraint one_upload_of_party unique (application_id, party_id, id)
  )`,
  sql`create index upload_by_time on upload (created_at)`,
  sql`create index upload_by_content on upload (sha256) where sha256 is not null`,
  sql`create index upload_to_scan on upload (stored_at) where scan_state = 'pending'`,
  sql`create index upload_unbound on upload (created_at) where not is_bound`,
  sql`create table document (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    party_id uuid not null,
    section text not null,
    related_object_uuid uuid,
    remedial_section_id uuid references remedial_section,
    upload_id uuid not null constraint one_document_per_upload unique,
    type text not null,
    side text not null check (side in ('front', 'back')),
    origin text not null default 'person' constraint known_document_origin check (origin in ('person', 'bank')),
    expires_on date,
    created_at timestamptz not null default now(),
    constraint document_over_upload_of_the_same_party foreign key (application_id, party_id, upload_id)
      references upload (application_id, party_id, id)
  )`,
  indexOfParty("document", ", section, created_at"),
  sql`create unique index one_statement_per_source on document (application_id, party_id, related_object_uuid)
    where origin = 'bank'`,
  sql`create function note_binding() returns trigger language plpgsql as $body$
    begin
      if tg_op <> 'INSERT' then update upload set is_bound = false where id = old.upload_id; end if;
      if tg_op <> 'DELETE' then update upload set is_bound = true where id = new.upload_id; end if;
      return null;
    end $body$`,
  sql`create trigger note_binding after insert or delete or update of upload_id on document
    for each row execute function note_binding()`,
);
