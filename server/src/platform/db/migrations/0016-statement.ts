import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * A connected bank leaves a document on its source, as the contract has it. It is no file of the person's: they neither
 * see it among theirs nor take it away.
 */
const statements = [
  sql`alter table document add column origin text not null default 'person'
    constraint known_document_origin check (origin in ('person', 'bank'))`,
  sql`create unique index one_statement_per_source on document (application_id, party_id, related_object_uuid)
    where origin = 'bank'`,
  sql`alter table bank_connection add column remedial_section_id uuid references remedial_section`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
