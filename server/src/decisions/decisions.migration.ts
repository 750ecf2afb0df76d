import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * Constraints that hold against any program (PRV-07): a person decides, with the inputs and the rules of the
 * decision; two people decide what needs two, including every deviation from the calculated outcome; a party
 * is decided only by an event that names its final decision, and that decision stays final.
 */
export const decisionsMigration = migrationOf(
  sql`create table decision (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
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
    constraint one_state_of_decision unique (application_id, party_id, id, state),
    constraint conditions_have_a_day check ((met_by is null) = (cardinality(conditions) = 0)),
    constraint declined_for_a_reason check (outcome = 'accepted' or cardinality(reasons) > 0),
    constraint two_people_for_what_needs_two check (needs_second
      or (outcome = 'accepted' and cardinality(conditions) = 0 and (calculated is null or calculated = 'accepted'))),
    constraint nobody_agrees_with_themselves check (second_by is null or second_by <> proposed_by),
    constraint agreed_by_a_second_person check (not needs_second or state not in ('agreed', 'final') or second_by is not null),
    constraint final_at_an_instant check ((state = 'final') = (final_at is not null))
  )`,
  sql`create unique index one_open_decision on decision (application_id, party_id) where state in ('proposed', 'agreed')`,
  indexOfParty("decision", ", proposed_at"),
  sql`alter table party_event
    add column decision_id uuid,
    add column decision_state text generated always as (case when kind = 'decided' then 'final' end) stored,
    add constraint decided_by_a_decision check (kind <> 'decided' or decision_id is not null),
    add constraint decision_of_the_same_party foreign key (application_id, party_id, decision_id)
      references decision (application_id, party_id, id),
    add constraint decided_by_a_final_decision foreign key (application_id, party_id, decision_id, decision_state)
      references decision (application_id, party_id, id, state)`,
  sql`create table second_look (
    decision_id uuid primary key,
    application_id uuid not null,
    party_id uuid not null,
    text text not null,
    language text not null,
    asked_at timestamptz not null default now(),
    foreign key (application_id, party_id, decision_id) references decision (application_id, party_id, id)
  )`,
  indexOfParty("second_look"),
);

/**
 * The columns that may change after the proposal. Outcome, author and basis never do; `inputs` are replaced
 * once, when the decision becomes final.
 */
export const CHANGING_OF_DECISION = [
  ...["state", "second_by", "second_at", "second_note", "dropped_because", "final_at"],
  "inputs",
];
