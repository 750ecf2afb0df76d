import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * Questions to a landlord or agent about a home, or to an employer or accountant about a source of income. A
 * referee's page shows the copy made when they were asked, whatever the applicant changes later. The link's
 * secret is derived, not stored: a new generation ends the links before it. A draft is text, because it may
 * hold characters that `jsonb` refuses.
 */
export const referencesMigration = migrationOf(
  sql`create table reference (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    kind text not null default 'rental' check (kind in ('rental', 'employment', 'accountant')),
    residence_id uuid,
    source_id uuid references income_source on delete set null,
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
    draft text,
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
    constraint about_one_thing check (residence_id is null or source_id is null),
    constraint of_its_kind check (case when kind = 'rental' then source_id is null else residence_id is null end),
    foreign key (application_id, party_id, residence_id) references residence (application_id, party_id, id)
      on delete set null (residence_id)
  )`,
  indexOfParty("reference", ", residence_id"),
  sql`create index reference_of_source on reference (source_id)`,
  sql`create unique index one_draft_reference_of_residence on reference (application_id, party_id, residence_id)
    where state = 'draft'`,
  sql`create unique index one_draft_reference_of_source on reference (application_id, party_id, source_id, kind)
    where state = 'draft' and kind <> 'rental'`,
);
