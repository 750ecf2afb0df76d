import { assessTenant } from "../affordability/assess.ts";
import type { AssessedSource } from "../affordability/counted.ts";
import type { Criteria } from "../affordability/criteria.ts";
import type { EmploymentStatus, IncomeType } from "../vocabulary/money.ts";
import type { GuarantorNomination, StoredSource } from "./source.ts";

export interface DerivedIncome {
  readonly employmentStatus: EmploymentStatus | null;
  /** True for a zero-percent share, and for a person with a guarantor and no source of their own. */
  readonly someoneElsePays: boolean;
  readonly meetsAffordability: boolean;
}

const WORK: readonly IncomeType[] = ["T_EMPLOYED_PERM", "T_EMPLOYED_ZH", "T_SELFEMPLOYED"];

type StatedAmount = Pick<StoredSource, "uuid" | "incomeType" | "currency" | "annualGrossMinor">;

export const assessedSources = (sources: readonly StatedAmount[]): readonly AssessedSource[] =>
  sources.flatMap(({ uuid, incomeType, currency, annualGrossMinor }) =>
    currency === null || annualGrossMinor === null
      ? []
      : [{ uuid, incomeType, currency, declaredMinor: annualGrossMinor }],
  );

export const deriveIncome = (
  sources: readonly StatedAmount[],
  guarantor: GuarantorNomination | null,
  { sharePence, criteria }: { readonly sharePence: number; readonly criteria: Criteria },
): DerivedIncome => {
  const types = sources.map(({ incomeType }) => incomeType);
  const isZeroShare = types.includes("T_ZERO_PERCENT_RENT_SHARE");
  const works = types.some((type) => WORK.includes(type));
  const tenant = { id: "", sharePence, sources: assessedSources(sources) };
  return {
    employmentStatus: types.length === 0 ? null : works ? "EMPLOYED" : "NOT_EMPLOYED",
    someoneElsePays: isZeroShare || (guarantor !== null && sources.length === 0),
    meetsAffordability: assessTenant(tenant, criteria).sum.isMet,
  };
};
