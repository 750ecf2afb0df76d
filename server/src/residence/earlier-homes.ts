import { noRent, type Residence } from "@latchkey/domain/residence/residence.ts";
import type { Kysely } from "kysely";
import { earlierParties } from "../parties/earlier-parties.ts";
import { type PartyRow, partyKeyOf } from "../parties/party-row.ts";
import type { Schema } from "../platform/db/schema.ts";
import { readResidences } from "./residence-facts.ts";

/** Place, time and kind of homes in an earlier application. Rent and landlord are asked again. */
export interface EarlierHomes {
  readonly appliedFor: string;
  readonly homes: readonly Residence[];
}

/** Offered as copies while this party has none. undefined: nothing to offer. */
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
