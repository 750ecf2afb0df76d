import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * What two people have to decide includes whatever differs from the sums, and a case is decided only by a decision that is final:
 * as constraints, like the others of decisions (PRV-07). A final decision stays what it is, because its event names its state.
 */
const statements = [
  sql`alter table decision drop constraint two_people_for_what_needs_two`,
  sql`alter table decision add constraint two_people_for_what_needs_two check (needs_second
    or (outcome = 'accepted' and cardinality(conditions) = 0 and (calculated is null or calculated = 'accepted')))`,
  sql`alter table decision add constraint one_state_of_decision unique (application_id, party_id, id, state)`,
  sql`alter table party_event add column decision_state text
    generated always as (case when kind = 'decided' then 'final' end) stored`,
  sql`alter table party_event add constraint decided_by_a_final_decision
    foreign key (application_id, party_id, decision_id, decision_state)
    references decision (application_id, party_id, id, state)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
