import { mayCarryOver } from "@latchkey/domain/parties/carry-over.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface EarlierParty extends PartyKey {
  readonly home: string;
  readonly changedAt: Date | null;
}

/** Parties whose answers may be offered as copies (see `mayCarryOver`), newest answers first. */
export const earlierParties = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly EarlierParty[]> => {
  const all = await db
    .selectFrom("party as own")
    .innerJoin("party as p", "p.account_id", "own.account_id")
    .innerJoin("application as a", "a.id", "p.application_id")
    .leftJoin("identity_facts as f", (join) =>
      join.onRef("f.application_id", "=", "p.application_id").onRef("f.party_id", "=", "p.id"),
    )
    .select(["p.id as partyId", "p.application_id as applicationId"])
    .select(["p.invited_first_name as firstName", "p.invited_last_name as lastName"])
    .select(["a.property_address as home", "f.changed_at as changedAt"])
    .where("own.application_id", "=", applicationId)
    .where("own.id", "=", partyId)
    .orderBy("f.changed_at", (order) => order.desc().nullsLast())
    .execute();
  const own = all.find((party) => party.partyId === partyId);
  return own ? all.filter((earlier) => mayCarryOver(earlier, own)) : [];
};
