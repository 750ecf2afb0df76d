import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { RichText, strong } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import type { AffordabilitySum } from "./affordability.graphql.ts";

/** Income of a year that the rent of the sum would need by itself. */
export const neededIncome = ({ rentMinor, incomeMultiple }: AffordabilitySum): number =>
  rentMinor * incomeMultiple;

interface SumWordsProps {
  /** By what is shown. */
  readonly sum: AffordabilitySum;
  /** By what the people say. */
  readonly declared: AffordabilitySum | null;
  readonly currency: string;
  /** The guarantors who could close the gap, with the needed income. */
  readonly guarantors: readonly { readonly name: string; readonly incomeMinor: number }[];
}

/** Each alternative closes the gap by itself. */
export function SumWords({ declared, ...shown }: SumWordsProps) {
  const { t } = useTranslation("affordability");
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(language, minor, shown.currency);
  return (
    <>
      {declared && (
        <p className="soft">
          {t(declared.isMet ? "declared.enough" : "declared.short", {
            income: money(declared.incomeMinor),
            savings: money(declared.savingsMinor),
          })}
        </p>
      )}
      <Ways {...shown} />
    </>
  );
}

function Ways({ sum: { gap, savingsMultiple }, currency, guarantors }: Omit<SumWordsProps, "declared">) {
  const { t } = useTranslation("affordability");
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(language, minor, currency);
  if (!gap) return <p>{t("enough")}</p>;
  const ways = [
    t("ways.income", { amount: money(gap.incomeMinor) }),
    t("ways.savings", {
      amount: money(gap.savingsMinor),
      multiple: savingsMultiple.toLocaleString(language),
      rent: money(gap.rentMinor),
    }),
    ...guarantors.map(({ name, incomeMinor }) => t("ways.guarantor", { name, amount: money(incomeMinor) })),
    t("ways.rent", { amount: money(gap.rentMinor) }),
  ];
  return (
    <div className="stack stack--tight">
      <p>
        <RichText
          text={t("short", { income: money(gap.incomeMinor), rent: money(gap.rentMinor) })}
          tags={strong}
        />
      </p>
      <ul>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </div>
  );
}
