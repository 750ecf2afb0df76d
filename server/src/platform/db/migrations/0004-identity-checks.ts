import { type Kysely, sql } from "kysely";

/**
 * What identity needs for the right to rent and for the checks of documents: until when a document is good, what a
 * check found in a file, the one document that a reviewer asks for, and by whom the live photo is asked.
 */
const statements = [
  sql`alter table identity_document add column expires_on date`,
  sql`alter table remedial_section add column document_type text`,
  sql`create table file_check (
    upload_id uuid not null references upload on delete cascade,
    applicant_id uuid not null references applicant,
    kind text not null check (kind in ('document', 'photo')),
    outcome text not null,
    scores jsonb not null,
    zone bytea,
    findings text[] not null default '{}',
    at timestamptz not null default now(),
    primary key (upload_id, kind)
  )`,
  sql`create index file_check_of_applicant on file_check (applicant_id, upload_id)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
