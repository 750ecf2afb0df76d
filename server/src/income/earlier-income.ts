import { isOffered } from "@latchkey/domain/income/context.ts";
import { noDetails, type StoredSource } from "@latchkey/domain/income/source.ts";
import type { Kysely } from "kysely";
import { earlierParties } from "../parties/earlier-parties.ts";
import { type PartyRow, partyKeyOf } from "../parties/party-row.ts";
import type { Schema } from "../platform/db/schema.ts";
import { readIncome } from "./income-facts.ts";

/**
 * The sources of an earlier application: kind, place and start. Amounts, their dates and the referee are
 * asked again.
 */
export interface EarlierIncome {
  readonly appliedFor: string;
  readonly sources: readonly StoredSource[];
}

const withoutAmounts = (source: StoredSource): StoredSource => ({
  ...noDetails,
  uuid: source.uuid,
  incomeType: source.incomeType,
  companyName: source.companyName,
  companyNumber: source.companyNumber,
  jobTitle: source.jobTitle,
  startDate: source.startDate,
  institutionName: source.institutionName,
});

/** Offered as copies while this party has none. undefined: nothing to offer. */
export const readEarlierIncome = async (
  db: Kysely<Schema>,
  standing: PartyRow,
): Promise<EarlierIncome | undefined> => {
  const party = partyKeyOf(standing);
  const asksIncome = standing.sections.some((variant) => variant.startsWith("INCOME_"));
  if (!asksIncome || (await readIncome(db, party)).incomeSources.length > 0) return undefined;
  for (const { home, changedAt: _changed, ...from } of await earlierParties(db, party)) {
    const { incomeSources } = await readIncome(db, from);
    const told = incomeSources.filter(({ incomeType }) => isOffered(incomeType, standing));
    if (told.length > 0) return { appliedFor: home, sources: told.map(withoutAmounts) };
  }
  return undefined;
};
