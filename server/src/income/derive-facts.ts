import { criteriaForRole } from "@latchkey/domain/affordability/criteria.ts";
import { deriveIncome } from "@latchkey/domain/income/derived.ts";
import { readCriteria } from "../parties/read-criteria.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { readIncome } from "./income-facts.ts";

/** Call after every change of a source or of the guarantor. */
export const deriveFacts = async (work: Work, party: PartyKey): Promise<void> => {
  const { applicationId, partyId } = party;
  const { role, sharePence, incomeSources, guarantor } = await readIncome(work.tx, party);
  const criteria = await readCriteria(work.tx, applicationId);
  const derived = deriveIncome(incomeSources, guarantor, {
    sharePence,
    criteria: criteriaForRole(criteria, role),
  });
  const facts = {
    employment_status: derived.employmentStatus,
    someone_else_pays: derived.someoneElsePays,
    meets_affordability: derived.meetsAffordability,
    connected_open_banking: incomeSources.some(({ bank, link }) => bank === "connected" && link === "bank"),
  };
  await work.tx
    .insertInto("income_facts")
    .values({ application_id: applicationId, party_id: partyId, ...facts })
    .onConflict((conflict) => conflict.column("party_id").doUpdateSet(facts))
    .execute();
};
