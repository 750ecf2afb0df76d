import type { AssessedHousehold } from "./assess.ts";
import type { AssessedSource } from "./counted.ts";

interface Party {
  readonly id: string;
  readonly sources: readonly AssessedSource[];
}

/** The same home, in which one person's sources are replaced. */
export const withSwappedIncome = (
  household: AssessedHousehold,
  personId: string,
  swap: (source: AssessedSource) => AssessedSource,
): AssessedHousehold => {
  const swapped = <Kept extends Party>(party: Kept): Kept =>
    party.id === personId ? { ...party, sources: party.sources.map(swap) } : party;
  return {
    ...household,
    tenants: household.tenants.map(swapped),
    guarantors: household.guarantors.map(swapped),
  };
};
