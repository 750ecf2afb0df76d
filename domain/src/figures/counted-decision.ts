import type { DecisionInputs } from "../review/decision-inputs.ts";
import type { CountedDecision } from "./case-counts.ts";

type Said = Pick<CountedDecision, "outcome" | "reasons" | "conditions" | "override">;

export const countedDecision = (
  { outcome, reasons, conditions, override }: Said,
  { calculated, income }: Pick<DecisionInputs, "calculated" | "income">,
): CountedDecision => ({
  outcome,
  reasons,
  conditions,
  override,
  calculated,
  income: income && { needed: income.rentMinor * income.incomeMultiple, missing: income.gap?.income ?? 0 },
});
