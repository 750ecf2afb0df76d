import { keepGuarantor, setGuarantor, tellChanged } from "../applications/guarantors.ts";
import { readIncome } from "../income/income-facts.ts";
import { lockApplication } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { inviteGuarantor } from "./invite-guarantor.job.ts";

const ACTOR = { kind: "job", name: inviteGuarantor.name } as const;

const findTerms = ({ tx }: Work, { applicationId, partyId }: PartyKey) =>
  tx
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .select([
      "application.policy",
      "application.policy_version",
      "application.language",
      "party.guarantor_id as before",
      "party.guarantor_named_by as namedBy",
    ])
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirstOrThrow();

/**
 * Makes the nominated guarantor a party and invites them; two tenants may name the same person. It is a job
 * because it locks the whole application: two concurrent submissions would deadlock. A tenant who nominates
 * no guarantor in a later round has none, unless the agency named one.
 */
export const inviteGuarantorHandler = handle<PartyKey, Services>(inviteGuarantor, (party, services) =>
  inTransaction(services, ACTOR, async (work) => {
    const { applicationId } = party;
    await lockApplication(work.tx, applicationId);
    const { guarantor } = await readIncome(work.tx, party);
    const { before, namedBy, ...terms } = await findTerms(work, party);
    if (!guarantor) {
      if (namedBy !== "tenant") return;
      await setGuarantor(work, party, { guarantorId: null, namedBy });
      return tellChanged(work, [before]);
    }
    const kept = await keepGuarantor(work, applicationId, { terms, person: guarantor, namedBy: "tenant" });
    // A guarantor named by the agency stays named by it.
    if (kept !== before) await setGuarantor(work, party, { guarantorId: kept, namedBy: "tenant" });
    return tellChanged(work, [kept, before]);
  }),
);
