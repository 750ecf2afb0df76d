import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { UsedIncome } from "@latchkey/domain/review/decision-inputs.ts";
import { useTranslation } from "react-i18next";
import type { CountedSource } from "../desk/affordability.graphql.ts";
import { CountedTable } from "../desk/counted-table.tsx";
import { bundleTexts } from "./bundle-texts.ts";

const TEN_THOUSAND = 10_000;

/** JSON has no undefined: those fields are missing. */
const asShown = (source: UsedIncome["sources"][number]): Omit<CountedSource, "__typename"> => ({
  uuid: source.uuid,
  rule: source.rule,
  currency: source.currency,
  declaredMinor: source.declaredMinor,
  evidencedMinor: source.evidencedMinor ?? null,
  countedMinor: source.countedPence,
  rate: source.rate ? source.rate.tenThousandths / TEN_THOUSAND : null,
  rateDate: source.rate?.date ?? null,
});

interface IncomePartProps {
  readonly income: UsedIncome;
  readonly currency: string;
}

/** The sum on which the decision rests. */
export function IncomePart({ income, currency }: IncomePartProps) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(language, minor, currency);
  const { sources, rentMinor, incomeMultiple, incomeMinor, savingsMinor, gap } = income;
  const lines = [
    t("affordability:counted", { amount: money(incomeMinor) }),
    t("affordability:needed", {
      amount: money(rentMinor * incomeMultiple),
      multiple: incomeMultiple.toLocaleString(language),
      rent: money(rentMinor),
    }),
    savingsMinor > 0 && t("affordability:savings", { amount: money(savingsMinor) }),
  ];
  return (
    <>
      <CountedTable
        label={t("decisions.income")}
        sources={sources.map((source) => ({ source: asShown(source) }))}
        currency={currency}
        totalMinor={incomeMinor}
      />
      <p>{lines.filter(Boolean).join(". ")}</p>
      <p>
        {gap
          ? t("decisions.gap", { income: money(gap.income), rent: money(gap.rent) })
          : t("affordability:enough")}
      </p>
    </>
  );
}
