import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export const findPartyOfSource = async (
  db: Kysely<Schema>,
  accountId: string,
  sourceUuid: string,
): Promise<PartyKey | undefined> => {
  const row = await db
    .selectFrom("income_source as source")
    .innerJoin("party", "party.id", "source.party_id")
    .select(["source.application_id as applicationId", "source.party_id as partyId"])
    .where("source.id", "=", sourceUuid)
    .where("party.account_id", "=", accountId)
    .executeTakeFirst();
  return row;
};
