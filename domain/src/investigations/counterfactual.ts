import { type AssessedHousehold, assessHousehold } from "../affordability/assess.ts";
import type { AssessedSource } from "../affordability/counted.ts";
import type { Criteria } from "../affordability/criteria.ts";
import { withSwappedIncome } from "../affordability/swapped-income.ts";
import type { Outcome } from "../parties/status.ts";
import { calculatedOutcome } from "../review/calculated-outcome.ts";
import { type OfferedIncomeType, offeredIncomeTypes } from "../vocabulary/money.ts";

type Person = Omit<Parameters<typeof calculatedOutcome>[0], "asksForIncome">;

export interface Counterfactual {
  readonly kind: OfferedIncomeType;
  readonly outcome: Outcome;
  /** The outcome of the income as it is. */
  readonly isSame: boolean;
}

/** Savings are an amount, not an income of a year: they stay savings. */
const asKind =
  (kind: OfferedIncomeType) =>
  (source: AssessedSource): AssessedSource =>
    source.incomeType === "T_SAVINGS" ? source : { ...source, incomeType: kind };

const outcomeOf = (household: AssessedHousehold, person: Person, criteria: Criteria): Outcome | undefined =>
  calculatedOutcome({ ...person, asksForIncome: true }, assessHousehold(household, criteria, "evidenced"));

/**
 * The outcome of the criteria if all income of the person were of another kind, with the same amounts and evidence.
 *
 * @returns nothing for a person without an outcome, or without an income besides savings
 */
export const counterfactuals = (
  household: AssessedHousehold,
  person: Person,
  criteria: Criteria,
): readonly Counterfactual[] => {
  const own = [...household.tenants, ...household.guarantors].find(({ id }) => id === person.id);
  const asIs = outcomeOf(household, person, criteria);
  if (!own || asIs === undefined) return [];
  if (own.sources.every(({ incomeType }) => incomeType === "T_SAVINGS")) return [];
  return offeredIncomeTypes
    .filter((kind) => kind !== "T_SAVINGS")
    .flatMap((kind) => {
      const swapped = withSwappedIncome(household, person.id, asKind(kind));
      const outcome = outcomeOf(swapped, person, criteria);
      return outcome === undefined ? [] : [{ kind, outcome, isSame: outcome === asIs }];
    });
};
