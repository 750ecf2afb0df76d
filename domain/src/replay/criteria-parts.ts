import type { Criteria } from "../affordability/criteria.ts";
import type { Change } from "../affordability/replay.ts";
import {
  type Currency,
  currencies,
  type OfferedIncomeType,
  offeredIncomeTypes,
} from "../vocabulary/money.ts";

/** Named as the place in the policy's criteria. */
export type CriteriaPartName =
  | "tenantIncome"
  | "guarantorIncome"
  | "savings"
  | "assessment"
  | `counted.${OfferedIncomeType}`
  | `rates.tenThousandths.${Currency}`;

export interface CriteriaPart {
  readonly name: CriteriaPartName;
  readonly valueIn: (criteria: Criteria) => number | string;
  /** `into` with this part of `from`. */
  readonly copied: (from: Criteria, into: Criteria) => Criteria;
}

const single = (name: "tenantIncome" | "guarantorIncome" | "savings" | "assessment"): CriteriaPart => ({
  name,
  valueIn: (criteria) => criteria[name],
  copied: (from, into) => ({ ...into, [name]: from[name] }),
});

const WHOLE = 100;

const countedPart = (type: OfferedIncomeType): CriteriaPart => {
  const valueIn = ({ counted }: Criteria): number => counted?.[type] ?? WHOLE;
  return {
    name: `counted.${type}`,
    valueIn,
    copied: (from, into) => ({ ...into, counted: { ...into.counted, [type]: valueIn(from) } }),
  };
};

const ratePart = (currency: Currency): CriteriaPart => {
  const valueIn = ({ rates }: Criteria): number => rates.tenThousandths[currency];
  return {
    name: `rates.tenThousandths.${currency}`,
    valueIn,
    copied: (from, { rates, ...into }) => ({
      ...into,
      rates: { ...rates, tenThousandths: { ...rates.tenThousandths, [currency]: valueIn(from) } },
    }),
  };
};

const parts: readonly CriteriaPart[] = [
  single("tenantIncome"),
  single("guarantorIncome"),
  single("savings"),
  single("assessment"),
  ...offeredIncomeTypes.map(countedPart),
  ...currencies.map(ratePart),
];

export const changedParts = ({ before, after }: Change<Criteria>): readonly CriteriaPart[] =>
  parts.filter(({ valueIn }) => valueIn(before) !== valueIn(after));
