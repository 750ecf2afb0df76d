import type { AssessedSource } from "../affordability/counted.ts";
import { type Criteria, defaultCriteria } from "../affordability/criteria.ts";
import type { IncomeType } from "../vocabulary/money.ts";

/** What an assessment of affordability is given, for tests. */

export const byShare: Criteria = { ...defaultCriteria, assessment: "share" };

let count = 0;

/** @param pounds of income a year, or of savings */
export const assessedSource = (
  incomeType: IncomeType,
  pounds: number,
  said: Partial<AssessedSource> = {},
): AssessedSource => {
  count += 1;
  return {
    uuid: `source-${count}`,
    incomeType,
    currency: "GBP",
    declaredMinor: Math.round(pounds * 100),
    ...said,
  };
};
