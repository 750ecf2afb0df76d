import { formatList } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Guarantee } from "@latchkey/domain/parties/guarantee.ts";
import { useTranslation } from "react-i18next";

interface Terms {
  readonly tenants: readonly string[];
  readonly home: string;
  readonly monthlyAmount: number;
}

/** Amounts arrive in pounds and are computed in pence. */
export const guaranteeOf = ({ tenants, home, monthlyAmount }: Terms): Guarantee => ({
  tenants,
  home,
  monthlyPence: Math.round(monthlyAmount * 100),
});

/** The values in a sentence about a guarantee that are not translated. */
export const typedOf = ({ tenants, home }: Guarantee, { amount }: { readonly amount: string }) => [
  ...tenants,
  home,
  amount,
];

export const useGuaranteeTexts = () => {
  const { t } = useTranslation("guarantor");
  const { language } = useLanguage();
  return ({ tenants, home, monthlyPence }: Guarantee) => ({
    tenants: formatList(
      language,
      tenants.map((name) => name || t("somebody")),
    ),
    home,
    amount: formatMoney(language, monthlyPence, "GBP"),
  });
};
