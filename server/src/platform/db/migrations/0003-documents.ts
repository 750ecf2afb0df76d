import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * An upload is a file of one party; a document says what it is evidence of, and for which section. There is one table of
 * documents for all sections: an upload without a document is abandoned, whichever section it was meant for.
 */
const statements = [
  sql`create table upload (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    party_id uuid not null,
    object_key text not null constraint one_upload_per_key unique,
    file_name text not null,
    content_type text not null,
    max_bytes bigint not null,
    state text not null,
    size_bytes bigint,
    sha256 text,
    scan_state text not null default 'unscanned'
      constraint known_scan_state check (scan_state in ('unscanned', 'pending', 'clean', 'infected')),
    created_at timestamptz not null default now(),
    stored_at timestamptz,
    constraint one_upload_of_party unique (application_id, party_id, id),
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create index upload_by_time on upload (created_at)`,
  sql`create index upload_to_scan on upload (stored_at) where scan_state = 'pending'`,
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
    expires_on date,
    created_at timestamptz not null default now(),
    constraint document_over_upload_of_the_same_party foreign key (application_id, party_id, upload_id)
      references upload (application_id, party_id, id)
  )`,
  sql`create index document_of_party on document (application_id, party_id, section, created_at)`,
  sql`create table file_check (
    upload_id uuid not null,
    application_id uuid not null,
    party_id uuid not null,
    kind text not null check (kind in ('document', 'photo')),
    asked text not null default '',
    outcome text not null,
    scores jsonb not null,
    zone bytea,
    findings text[] not null default '{}',
    at timestamptz not null default now(),
    primary key (upload_id, kind),
    foreign key (application_id, party_id, upload_id) references upload (application_id, party_id, id) on delete cascade
  )`,
  sql`create index file_check_of_party on file_check (application_id, party_id, upload_id)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
