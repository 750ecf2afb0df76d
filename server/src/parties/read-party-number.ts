import type { PartyKey } from "../platform/actor/actor.ts";
import type { Tx } from "../platform/work/work-of.ts";

export const readPartyNumber = async (tx: Tx, { applicationId, partyId }: PartyKey): Promise<number> => {
  const { number } = await tx
    .selectFrom("party")
    .select("number")
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .executeTakeFirstOrThrow();
  return number;
};
