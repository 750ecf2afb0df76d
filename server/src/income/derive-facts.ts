import { defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { deriveIncome } from "@latchkey/domain/income/derived.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { readIncome } from "./income-facts.ts";

/** After every change of a source or of the guarantor: what follows from them is stored with the party. */
export const deriveFacts = async (work: Work, party: PartyKey): Promise<void> => {
  const { applicationId, partyId } = party;
  const { rent_share_minor: sharePence } = await work.tx
    .selectFrom("party")
    .select("rent_share_minor")
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .executeTakeFirstOrThrow();
  const { incomeSources, guarantor } = await readIncome(work.tx, party);
  const derived = deriveIncome(incomeSources, guarantor, { sharePence, criteria: defaultCriteria });
  const facts = {
    employment_status: derived.employmentStatus,
    someone_else_pays: derived.someoneElsePays,
    meets_affordability: derived.meetsAffordability,
  };
  await work.tx
    .insertInto("income_facts")
    .values({ application_id: applicationId, party_id: partyId, ...facts })
    .onConflict((conflict) => conflict.column("party_id").doUpdateSet(facts))
    .execute();
};
