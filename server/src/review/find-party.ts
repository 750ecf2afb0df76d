import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export const findPartyKey = async (db: Kysely<Schema>, partyId: string): Promise<PartyKey | undefined> => {
  const row = await db
    .selectFrom("party")
    .select(["id", "application_id"])
    .where("id", "=", partyId)
    .executeTakeFirst();
  return row && { applicationId: row.application_id, partyId: row.id };
};
