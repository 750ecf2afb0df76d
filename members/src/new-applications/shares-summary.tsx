import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import { SplitBar } from "@latchkey/ui/split-bar/split-bar.tsx";
import { useTranslation } from "react-i18next";
import { exactMoney } from "./exact-money.ts";
import { monthlyMinor, sharesOf } from "./typed-application.ts";
import type { ApplicationForm } from "./use-application-form.ts";

export function SharesSummary({ form }: { readonly form: ApplicationForm }) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const { rent, rentPeriod, people, currency } = form.typed;
  const rentMinor = monthlyMinor(rent, rentPeriod);
  if (!(rentMinor > 0)) return null;
  const money = (minor: number) => exactMoney(language, minor, currency);
  const { shared, left } = sharesOf(rentMinor, people);
  return (
    <div className="stack stack--tight">
      <div className="row row--spread" role="status">
        <strong className="figures">
          {t("shares.sum", { shared: money(shared), rent: money(rentMinor) })}
        </strong>
        <span className={left === 0 ? "soft" : "critical-text"}>
          {left > 0 && t("shares.left", { amount: money(left) })}
          {left < 0 && t("shares.over", { amount: money(-left) })}
          {left === 0 && t("shares.none")}
        </span>
      </div>
      <SplitBar
        parts={people.map(({ key, firstName, share }, index) => {
          const minor = parseAmount(share) ?? 0;
          const name = firstName.trim() || t("people.person", { number: index + 1 });
          return {
            key: String(key),
            value: minor / Math.max(rentMinor, shared),
            label: t("shares.of", { name, amount: money(minor) }),
          };
        })}
        rest={left > 0 && t("shares.rest", { amount: money(left) })}
      />
    </div>
  );
}
