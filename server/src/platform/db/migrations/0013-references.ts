import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** Employers and accountants are asked as landlords are: about a source of income instead of a home. */
const statements = [
  sql`alter table tenant_review rename to reference`,
  sql`alter index tenant_review_of_party rename to reference_of_party`,
  sql`alter index one_draft_review_of_residence rename to one_draft_reference_of_residence`,
  sql`alter table reference
    add column kind text not null default 'rental' check (kind in ('rental', 'employment', 'accountant')),
    add column source_id uuid references income_source on delete set null,
    add constraint about_one_thing check (residence_id is null or source_id is null),
    add constraint of_its_kind check (case when kind = 'rental' then source_id is null else residence_id is null end)`,
  sql`create index reference_of_source on reference (source_id)`,
  sql`create unique index one_draft_reference_of_source on reference (application_id, party_id, source_id, kind)
    where state = 'draft' and kind <> 'rental'`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
