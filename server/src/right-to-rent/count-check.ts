import { type CaseCount, countsOfEarlierDecision } from "@latchkey/domain/figures/case-counts.ts";
import { checkGroupsOf, countsOfCheck } from "@latchkey/domain/figures/check-counts.ts";
import { countedDecision } from "@latchkey/domain/figures/counted-decision.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import { countedDays } from "../figures/counted-days.ts";
import { keepCounts } from "../figures/keep-counts.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import type { KeptCheck } from "./read-checks.ts";

interface CountedParty {
  readonly country: HomeCountry;
  readonly sentAt: Date | null;
}

const readCase = ({ tx }: Work, { applicationId, partyId }: PartyKey) =>
  tx
    .selectFrom("party as p")
    .innerJoin("application as a", "a.id", "p.application_id")
    .leftJoin("queue_entry as q", "q.party_id", "p.id")
    .select(["a.agency_id as agencyId", "a.policy", "a.property_country as country"])
    .select("q.submitted_at as sentAt")
    .where("p.application_id", "=", applicationId)
    .where("p.id", "=", partyId)
    .executeTakeFirstOrThrow();

/** The first final decision, which was counted; a reconsideration is no decision of its own in the figures. */
const readDecision = ({ tx }: Work, { applicationId, partyId }: PartyKey) =>
  tx
    .selectFrom("decision")
    .select(["outcome", "reasons", "conditions", "calculated", "inputs", "final_at as finalAt"])
    .select("override_reason as override")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("state", "=", "final")
    .where("final_at", "is not", null)
    .orderBy("final_at")
    .limit(1)
    .executeTakeFirst();

const countsOfDecided = async (
  work: Work,
  party: PartyKey,
  { check, of }: { readonly check: CountedRecord; readonly of: CountedParty },
): Promise<readonly CaseCount[]> => {
  const decision = await readDecision(work, party);
  if (!decision?.finalAt) return [];
  const { inputs, calculated, finalAt } = decision;
  return countsOfEarlierDecision(checkGroupsOf(check), {
    ...countedDecision(decision, { calculated, income: inputs.income }),
    requests: inputs.round - 1,
    asked: [],
    days: countedDays(of.sentAt, londonDate(finalAt.getTime()), of.country),
  });
};

export interface CountedRecord extends Pick<KeptCheck, "route" | "shows" | "isTimeLimited"> {
  readonly refusedRoute: string | undefined;
}

/** Call in the transaction in which the first record of a person counts. */
export const countCheck = async (work: Work, party: PartyKey, check: CountedRecord): Promise<void> => {
  const { agencyId, policy, ...of } = await readCase(work, party);
  const today = work.services.today();
  await keepCounts(work.tx, { agencyId, policy, today }, [
    ...countsOfCheck({ ...check, days: countedDays(of.sentAt, today, of.country) }),
    ...(await countsOfDecided(work, party, { check, of })),
  ]);
};
