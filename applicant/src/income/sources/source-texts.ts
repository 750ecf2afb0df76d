import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { StoredSource } from "@latchkey/domain/income/source.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type IncomeType, offeredIncomeTypes, otherPayers } from "@latchkey/domain/vocabulary/money.ts";
import { useTranslation } from "react-i18next";

const named = [...offeredIncomeTypes, otherPayers[0]] as const;

const isNamed = (type: IncomeType): type is (typeof named)[number] => named.some((one) => one === type);

/** A civil date, `2026-03-12`, in text: noon in UTC, so that most time zones show the same day. */
export const formatDay = (language: Language, date: string): string =>
  formatDate(language, `${date}T12:00:00Z`);

type Named = Pick<StoredSource, "incomeType" | "companyName" | "institutionName">;
type Stated = Pick<StoredSource, "annualGrossMinor" | "currency">;

/** A source in a few words: `Permanent job, Brightwater Bakery`. */
export const useSourceTexts = () => {
  const { t } = useTranslation("income");
  const { language } = useLanguage();
  return {
    nameOf: ({ incomeType, companyName, institutionName }: Named): string =>
      [isNamed(incomeType) ? t(`incomeType.${incomeType}`) : "", companyName ?? institutionName]
        .filter(Boolean)
        .join(", "),
    /** Empty until an amount is stated. */
    amountOf: ({ annualGrossMinor, currency }: Stated): string =>
      annualGrossMinor === null ? "" : formatMoney(language, annualGrossMinor, currency ?? "GBP"),
  };
};
