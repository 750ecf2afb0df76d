import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { Outcome, PartyStatus } from "@latchkey/domain/parties/status.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { utcInstant } from "../../platform/db/json-sql.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { closedApplications } from "../../review/own-party.ts";
import type { FrozenThing } from "./freezes.ts";

/** Instants are ISO strings in UTC. */
export interface DecidedCase {
  readonly partyId: string;
  readonly number: number;
  readonly outcome: Outcome;
  readonly decidedAt: string;
  readonly reviewer: string;
  readonly second: string | null;
  readonly status: PartyStatus;
  readonly isReopened: boolean;
  /** The asking lead took part in a decision about this person. */
  readonly isOwn: boolean;
}

/** A rule set ends where the next one begins. */
const whileInForce = (ruleSet: string): RawBuilder<boolean> => {
  const index = rightToRentRuleSets.findIndex(({ id }) => id === ruleSet);
  const from = rightToRentRuleSets[index]?.from ?? "9999-12-31";
  const until = rightToRentRuleSets[index + 1]?.from ?? "9999-12-31";
  return sql<boolean>`a.property_country = 'ENG' and p.role <> 'guarantor'
    and (d.final_at at time zone 'Europe/London')::date >= ${from}::date
    and (d.final_at at time zone 'Europe/London')::date < ${until}::date`;
};

const under = ({ policy, policyVersion, ruleSet }: FrozenThing): RawBuilder<boolean> =>
  ruleSet === null
    ? sql<boolean>`d.policy = ${policy} and d.policy_version = ${policyVersion}`
    : whileInForce(ruleSet);

interface Asking {
  readonly since: CivilDate;
  readonly staffId: string;
}

export const MOST_DECIDED = 5000;

/** The last decision of each person, the newest first; without what is closed to the reader. */
export const listDecidedUnder = async (
  db: Kysely<Schema>,
  thing: FrozenThing,
  { since, staffId }: Asking,
): Promise<readonly DecidedCase[]> => {
  const { rows } = await sql<DecidedCase>`
    select d.party_id as "partyId", p.number, d.outcome, ${sql.raw(utcInstant("d.final_at"))} as "decidedAt",
      proposer.name as reviewer, second.name as second, q.status,
      exists (select from reopening again where again.decision_id = d.id) as "isReopened",
      exists (select from decision o where o.application_id = d.application_id and o.party_id = d.party_id and o.state = 'final'
        and (o.proposed_by = ${staffId} or o.second_by = ${staffId})) as "isOwn"
    from decision d join application a on a.id = d.application_id
      join party p on p.application_id = d.application_id and p.id = d.party_id
      join queue_entry q on q.application_id = d.application_id and q.party_id = d.party_id
      join staff_member proposer on proposer.id = d.proposed_by left join staff_member second on second.id = d.second_by
    where d.state = 'final' and ${under(thing)} and (d.final_at at time zone 'Europe/London')::date >= ${since}::date
      and not exists (select from decision newer where newer.application_id = d.application_id and newer.party_id = d.party_id
        and newer.state = 'final' and newer.final_at > d.final_at)
      and d.application_id not in ${closedApplications(staffId)}
    order by d.final_at desc, p.number limit ${MOST_DECIDED}`.execute(db);
  return rows;
};
