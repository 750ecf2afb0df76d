import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * What a reviewer says of a document, and what helps them to say it: how a PDF was made, and by whom else the same number was
 * sent. Numbers are compared as HMACs, one for every key of the keyring.
 */
const statements = [
  sql`create table document_verdict (
    id bigint generated always as identity primary key,
    application_id uuid not null,
    party_id uuid not null,
    document_id uuid not null references document on delete cascade,
    verdict text not null constraint known_document_verdict check (verdict in ('accept', 'ask_again', 'do_not_use')),
    reasons text[] not null default '{}',
    note text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    foreign key (application_id, party_id) references party (application_id, id),
    constraint reasons_for_asking_again check ((verdict = 'ask_again') = (cardinality(reasons) > 0)),
    constraint note_for_not_using check (verdict <> 'do_not_use' or note is not null)
  )`,
  sql`create index document_verdict_of_party on document_verdict (application_id, party_id, document_id, id desc)`,
  sql`alter table file_check drop constraint file_check_kind_check`,
  sql`alter table file_check add constraint known_check check (kind in ('document', 'photo', 'pdf'))`,
  sql`alter table file_check add column number_hashes bytea[]`,
  sql`create index file_check_by_number on file_check using gin (number_hashes) where number_hashes is not null`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
