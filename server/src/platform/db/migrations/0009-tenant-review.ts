import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * What a former landlord or agent is asked about a home of a party. The page of somebody without an account shows what was
 * copied when they were asked, whatever the applicant changes later. The link's secret is derived, not stored: a new
 * generation ends the links before it.
 */
const statements = [
  sql`create table tenant_review (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    party_id uuid not null,
    residence_id uuid,
    state text not null default 'draft'
      check (state in ('draft', 'sent', 'opened', 'answered', 'declined', 'silent', 'bounced')),
    referee jsonb not null,
    shown jsonb,
    language text,
    generation integer not null default 1,
    sent_at timestamptz,
    expires_at timestamptz,
    opened_at timestamptz,
    answered_at timestamptz,
    answers jsonb,
    review text,
    decline jsonb,
    signals jsonb,
    created_at timestamptz not null default now(),
    constraint sent_with_what_it_shows check (state = 'draft' or
      (shown is not null and language is not null and sent_at is not null and expires_at is not null)),
    constraint answered_with_an_answer check (state <> 'answered' or
      (answers is not null and review is not null and signals is not null and answered_at is not null)),
    constraint declined_with_a_reason check (state <> 'declined' or
      (decline is not null and signals is not null and answered_at is not null)),
    foreign key (application_id, party_id) references party (application_id, id),
    foreign key (application_id, party_id, residence_id) references residence (application_id, party_id, id)
      on delete set null (residence_id)
  )`,
  sql`create index tenant_review_of_party on tenant_review (application_id, party_id, residence_id)`,
  sql`create unique index one_draft_review_of_residence on tenant_review (application_id, party_id, residence_id)
    where state = 'draft'`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
