import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../../parties/owned-by-party.ts";
import { migrationOf } from "../../platform/db/migration-of.ts";

/**
 * A list keeps its day and hash for ever, its entries until a newer list comes. What was asked and found about a party
 * is encrypted with the party's data key: without the key a screening still says when it was made, and by which list.
 */
export const sanctionsMigration = migrationOf(
  sql`create table sanctions_list (
    id bigint generated always as identity primary key,
    day date not null,
    hash text not null unique,
    file_name text not null,
    persons integer not null check (persons > 0),
    names integer not null,
    others integer not null,
    at timestamptz not null default now()
  )`,
  sql`create table sanctions_entry (
    list_id bigint not null references sanctions_list,
    entry_id text not null,
    content jsonb not null,
    primary key (list_id, entry_id)
  )`,
  sql`create table sanctions_screening (
    id bigint generated always as identity primary key, ${ownedByParty},
    list_id bigint not null references sanctions_list,
    asked_hash text not null,
    asked bytea not null,
    found integer not null check (found >= 0),
    at timestamptz not null default now(),
    constraint one_screening_per_list_and_question unique (application_id, party_id, list_id, asked_hash)
  )`,
  sql`create index sanctions_screening_of_list on sanctions_screening (list_id)`,
  sql`create table sanctions_candidate (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    screening_id bigint not null references sanctions_screening,
    match_hash text not null,
    details bytea not null,
    at timestamptz not null default now(),
    constraint one_candidate_per_match unique (application_id, party_id, match_hash)
  )`,
  sql`create table sanctions_verdict (
    id bigint generated always as identity primary key, ${ownedByParty},
    candidate_id uuid not null references sanctions_candidate,
    verdict text not null constraint known_sanctions_verdict check (verdict in ('other_person', 'unsure', 'same_person')),
    seen_on text[] not null,
    reason bytea not null,
    tells_agency boolean not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
  indexOfParty("sanctions_verdict", ", candidate_id, id desc"),
);
