import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A sampled decision is reviewed once, by one reviewer, and a difference is settled by a third. */
export const secondReviewsMigration = migrationOf(
  sql`create table second_review (
    id uuid primary key default gen_random_uuid(), ${ownedByParty},
    decision_id uuid not null constraint one_second_review unique,
    created_at timestamptz not null default now(),
    reviewer_id uuid references staff_member,
    opened_at timestamptz,
    outcome text constraint known_second_outcome check (outcome in ('accepted', 'accepted_with_guarantor', 'declined')),
    reasons text[] not null default '{}',
    note text,
    given_at timestamptz,
    settled_by uuid references staff_member,
    settled_at timestamptz,
    settled_note text,
    foreign key (application_id, party_id, decision_id) references decision (application_id, party_id, id),
    constraint opened_by_a_reviewer check ((reviewer_id is null) = (opened_at is null)),
    constraint given_whole check ((given_at is null) = (outcome is null) and (given_at is null or reviewer_id is not null)),
    constraint settled_whole check (num_nulls(settled_by, settled_at, settled_note) in (0, 3)),
    constraint settled_by_a_third check (settled_by is null or (given_at is not null and settled_by <> reviewer_id))
  )`,
  indexOfParty("second_review"),
  sql`create index second_review_of_reviewer on second_review (reviewer_id) where given_at is null`,
);

export const CHANGING_OF_SECOND_REVIEW = [
  ...["reviewer_id", "opened_at", "outcome", "reasons", "note", "given_at"],
  ...["settled_by", "settled_at", "settled_note"],
];
