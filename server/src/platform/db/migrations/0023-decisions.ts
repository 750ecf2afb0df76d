import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * Decisions. That a person has decided, what it rests on and by which rules, and that two people have decided what needs two, are
 * constraints: no program can write it otherwise (PRV-07). A case is decided only by an event that names its decision; what was
 * decided before there were decisions stays as it is.
 */
const statements = [
  sql`create table decision (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    party_id uuid not null,
    outcome text not null constraint known_outcome check (outcome in ('accepted', 'accepted_with_guarantor', 'declined')),
    reasons text[] not null,
    conditions text[] not null,
    met_by date,
    words text,
    words_language text,
    note text,
    state text not null constraint known_decision_state check (state in ('proposed', 'agreed', 'final', 'refused', 'dropped')),
    needs_second boolean not null,
    calculated text,
    inputs jsonb not null,
    policy text not null,
    policy_version integer not null,
    criteria jsonb not null,
    proposed_by uuid not null references staff_member,
    proposed_at timestamptz not null default now(),
    asked_staff_id uuid references staff_member,
    second_by uuid references staff_member,
    second_at timestamptz,
    second_note text,
    dropped_because text,
    final_at timestamptz,
    constraint one_decision_of_party unique (application_id, party_id, id),
    constraint conditions_have_a_day check ((met_by is null) = (cardinality(conditions) = 0)),
    constraint declined_for_a_reason check (outcome = 'accepted' or cardinality(reasons) > 0),
    constraint two_people_for_what_needs_two check (needs_second or (outcome = 'accepted' and cardinality(conditions) = 0)),
    constraint nobody_agrees_with_themselves check (second_by is null or second_by <> proposed_by),
    constraint agreed_by_a_second_person check (not needs_second or state not in ('agreed', 'final') or second_by is not null),
    constraint final_at_an_instant check ((state = 'final') = (final_at is not null)),
    foreign key (application_id, party_id) references party (application_id, id)
  )`,
  sql`create unique index one_open_decision on decision (application_id, party_id) where state in ('proposed', 'agreed')`,
  sql`create index decision_of_party on decision (application_id, party_id, proposed_at)`,
  sql`alter table party_event add column decision_id uuid`,
  sql`alter table party_event add constraint decision_of_the_same_party foreign key (application_id, party_id, decision_id)
    references decision (application_id, party_id, id)`,
  sql`alter table party_event add constraint decided_by_a_decision check (kind <> 'decided' or decision_id is not null) not valid`,
  sql`create table second_look (
    decision_id uuid primary key,
    application_id uuid not null,
    party_id uuid not null,
    text text not null,
    language text not null,
    asked_at timestamptz not null default now(),
    foreign key (application_id, party_id, decision_id) references decision (application_id, party_id, id)
  )`,
  sql`create index second_look_of_party on second_look (application_id, party_id)`,
  sql`alter table queue_entry add column stage text not null default 'none'`,
  sql`alter table queue_entry add column closed_to uuid[] not null default '{}'`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
