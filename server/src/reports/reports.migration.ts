import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A report is never changed: what comes to be known later makes the next version. */
export const reportsMigration = migrationOf(
  sql`create table report_signing_key (
    id text primary key,
    public_key text not null,
    first_used_at timestamptz not null default now()
  )`,
  sql`create table report (
    id uuid primary key,
    application_id uuid not null references application,
    party_id uuid,
    version int not null constraint report_version_counts check (version > 0),
    outcome text not null,
    valid_until date,
    facts_hash text not null,
    made_at timestamptz not null default now(),
    constraint report_of_party foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create unique index one_report_per_version on report (application_id, coalesce(party_id, application_id), version desc)`,
  sql`create index reports_of_party on report (application_id, party_id)`,
  sql`create table report_edition (
    report_id uuid not null references report,
    edition text not null constraint report_edition_known check (edition in ('agency', 'landlord')),
    object_key text not null constraint one_report_per_key unique,
    pdf_sha256 text not null,
    pdf_bytes int not null,
    key_id text not null references report_signing_key,
    primary key (report_id, edition)
  )`,
  sql`create table report_link (
    id uuid primary key,
    report_id uuid not null references report,
    handed_to text not null constraint report_link_names_a_person check (btrim(handed_to) <> ''),
    made_by text not null,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index report_links_of_report on report_link (report_id, made_at desc)`,
  sql`create table report_view (
    id bigint generated always as identity primary key,
    link_id uuid not null references report_link,
    what text not null constraint report_view_known check (what in ('page', 'pdf', 'json')),
    at timestamptz not null default now()
  )`,
  sql`create index report_views_of_link on report_view (link_id, at desc)`,
  sql`alter table agency add column outcome_labels jsonb not null default '{}'::jsonb`,
);

/** A link is ended, and changed in no other way. */
export const CHANGING_OF_REPORT_LINK = ["ended_at"] as const;
