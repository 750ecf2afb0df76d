import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

export const conditionOutcomesMigration = migrationOf(
  sql`create table condition_outcome (
    id bigint generated always as identity primary key, ${ownedByParty},
    decision_id uuid not null,
    decision_state text generated always as ('final'::text) stored,
    outcome text not null constraint known_condition_outcome check (outcome in ('met', 'lapsed')),
    note text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint conditions_of_a_final_decision foreign key (application_id, party_id, decision_id, decision_state)
      references decision (application_id, party_id, id, state)
  )`,
  indexOfParty("condition_outcome", ", decision_id, id"),
);
