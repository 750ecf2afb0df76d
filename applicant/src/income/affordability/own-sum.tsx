import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { assessTenant, type Sum, type TenantTrace } from "@latchkey/domain/affordability/assess.ts";
import { assessedSources } from "@latchkey/domain/income/derived.ts";
import type { IncomeSource } from "@latchkey/domain/income/source.ts";
import { Afford } from "@latchkey/ui/afford/afford.tsx";
import { useTranslation } from "react-i18next";
import { GuarantorWords } from "../../guarantee/guarantor-words.tsx";
import { useInitialData } from "../../shell/initial-data.tsx";
import { isGuarantor } from "../../shell/own-applications.ts";
import { useIncomeStep } from "../income-context.ts";

/** Computed in the browser by the same rules as on the server. */
export const useOwnSum = (sources: readonly IncomeSource[]): TenantTrace => {
  const { sharePence, criteria } = useIncomeStep().affordability;
  return assessTenant({ id: "", sharePence, sources: assessedSources(sources) }, criteria);
};

/** Amounts of rent and of counted means are in pounds. */
export const usePounds = () => {
  const { language } = useLanguage();
  return (pence: number): string => formatMoney(language, pence, "GBP");
};

const A_POUND = 100;

/** To whole pounds: a needed amount up, an affordable one down. */
export const upToPounds = (pence: number): number => Math.ceil(pence / A_POUND) * A_POUND;
export const downToPounds = (pence: number): number => Math.floor(pence / A_POUND) * A_POUND;

/** A scale on which both fit, with room behind the larger one. */
const onScale = (value: number, need: number) => {
  const whole = Math.max(value, need) * 1.2 || 1;
  return { value: value / whole, need: need / whole };
};

/**
 * The income that would afford the same rent as these savings.
 * @returns pence a year
 */
export const savingsAsIncome = (savingsPence: number, { incomeMultiple, savingsMultiple }: Sum): number =>
  Math.floor((savingsPence * incomeMultiple) / savingsMultiple);

/** The counted total as a year's income in pence; together with the gap it is the needed income. */
export const countedIncome = (sum: Sum): number =>
  sum.gap
    ? sum.rentPence * sum.incomeMultiple - sum.gap.income
    : sum.incomePence + savingsAsIncome(sum.savingsPence, sum);

export function OwnIncome({ sources }: { readonly sources: readonly IncomeSource[] }) {
  const { t } = useTranslation("income");
  const { language } = useLanguage();
  const pounds = usePounds();
  const { sum } = useOwnSum(sources);
  const counted = countedIncome(sum);
  const needed = sum.rentPence * sum.incomeMultiple;
  const ratio = sum.rentPence === 0 ? 0 : counted / 12 / sum.rentPence;
  const times = ratio.toLocaleString(language, { maximumFractionDigits: 1 });
  const guarantees = isGuarantor(useInitialData());
  return (
    <Afford
      label={t("afford.bar")}
      soft={
        guarantees ? (
          <GuarantorWords>{(ofGuarantor) => ofGuarantor("sum.times", { times })}</GuarantorWords>
        ) : (
          t("afford.times", { times })
        )
      }
      {...onScale(counted, needed)}
      counted={t("afford.counted", { amount: pounds(counted) })}
      needed={t("afford.needed", { amount: pounds(needed) })}
    />
  );
}

export function OwnSavings({ savings }: { readonly savings: IncomeSource }) {
  const { t } = useTranslation("income");
  const pounds = usePounds();
  const { sum } = useOwnSum([savings]);
  const needed = sum.rentPence * sum.savingsMultiple;
  const share = pounds(sum.rentPence);
  return (
    <Afford
      label={t("savingsAmount.bar")}
      soft={t("savingsAmount.cover", { affordable: pounds(sum.affordablePence), share })}
      {...onScale(sum.savingsPence, needed)}
      counted={t("savingsAmount.saved", { amount: pounds(sum.savingsPence) })}
      needed={t("savingsAmount.needed", { amount: pounds(needed), multiple: sum.savingsMultiple, share })}
    />
  );
}
