import type { Condition } from "../policies/condition.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { OfferedIncomeType } from "../vocabulary/money.ts";
import { expectedWay } from "../wizard/expected-length.ts";
import { allowsManualUpload, type IncomeVariant, isOffered } from "./context.ts";
import { incomeFlow, startOf } from "./flow.ts";
import { noDetails, type StoredSource } from "./source.ts";
import type { IncomeStep } from "./steps.ts";
import { incomeValues } from "./values.ts";

interface Previewed {
  readonly variant: IncomeVariant;
  readonly conditions: readonly Condition[];
  readonly today: CivilDate;
  readonly type: OfferedIncomeType;
}

const NEW_SOURCE = "00000000-0000-4000-8000-000000000000";

const valuesWith = (sources: readonly StoredSource[]) =>
  incomeValues(
    {
      sources,
      guarantor: null,
      documents: [],
      meetsAffordabilityCriteria: true,
      someoneElsePaysForRent: false,
      konfirCompleted: false,
    },
    sources[0]?.uuid,
  );

/**
 * The steps that an applicant with this income usually passes under the terms of a policy, the longer way at open choices;
 * none if the policy does not offer the kind. Bank and tax authority are taken as connected to the product.
 */
export const incomePreview = ({ variant, conditions, today, type }: Previewed): readonly IncomeStep[] => {
  const partners = { konfirEnabled: false, openBankingEnabled: true, taxLinkEnabled: true };
  const context = { variant, conditions, today, email: "", ...partners };
  if (!isOffered(type, context)) return [];
  // An applicant whose only way is the bank does not go on by hand.
  const bank = allowsManualUpload(context) ? null : "connected";
  const values = valuesWith([{ ...noDetails, uuid: NEW_SOURCE, incomeType: type, bank }]);
  return expectedWay({ flow: incomeFlow, values, context }, { path: [startOf(context, valuesWith([]))] }).way;
};
