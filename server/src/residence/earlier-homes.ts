import { noRent, type Residence } from "@latchkey/domain/residence/residence.ts";
import type { Kysely } from "kysely";
import { earlierParties } from "../parties/earlier-parties.ts";
import { type PartyRow, partyKeyOf } from "../parties/party-row.ts";
import type { Schema } from "../platform/db/schema.ts";
import { readResidences } from "./residence-facts.ts";

/** The homes of an earlier case: where, when and what kind. Rent and landlord are asked again. */
export interface EarlierHomes {
  /** The home that was applied for then. */
  readonly appliedFor: string;
  readonly homes: readonly Residence[];
}

/** Offered as copies while this case has none. undefined: there is nothing to offer. */
export const readEarlierHomes = async (
  db: Kysely<Schema>,
  standing: PartyRow,
): Promise<EarlierHomes | undefined> => {
  const party = partyKeyOf(standing);
  if (!standing.sections.includes("RESIDENCE_DEFAULT") || (await readResidences(db, party)).length > 0) {
    return undefined;
  }
  for (const { home, changedAt: _changed, ...from } of await earlierParties(db, party)) {
    const told = (await readResidences(db, from)).filter(({ draft }) => !draft);
    if (told.length > 0) return { appliedFor: home, homes: told.map((one) => ({ ...one, ...noRent })) };
  }
  return undefined;
};
