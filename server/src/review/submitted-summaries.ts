import type { SummarisedItem } from "@latchkey/domain/parties/summarised-item.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export const readSubmittedSummaries = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly (readonly SummarisedItem[])[]> => {
  const rows = await db
    .selectFrom("submitted_summary")
    .select("items")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .orderBy("round", "desc")
    .limit(2)
    .execute();
  return rows.map(({ items }) => items);
};

/** Empty for a round that was not kept. */
export const readSubmittedSummary = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  round: number,
): Promise<readonly SummarisedItem[]> => {
  const row = await db
    .selectFrom("submitted_summary")
    .select("items")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("round", "=", round)
    .executeTakeFirst();
  return row?.items ?? [];
};
