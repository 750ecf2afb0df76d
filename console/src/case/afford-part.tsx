import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { shortName } from "@latchkey/members/shell/person-name.ts";
import { Afford } from "@latchkey/ui/afford/afford.tsx";
import { useTranslation } from "react-i18next";
import { CountedTable } from "../desk/counted-table.tsx";
import { neededIncome, SumWords } from "../desk/sum-words.tsx";
import type { ShownDossier } from "./case.graphql.ts";

/** A little room behind the mark. */
const ROOM = 1.06;

/** The trace of this person: how far their income goes for their share. */
export function AffordPart({ shown: { application, party } }: { readonly shown: ShownDossier }) {
  const { t } = useTranslation("affordability");
  const { language } = useLanguage();
  const trace = application.affordability.parties.find(({ partyId }) => partyId === party.id);
  if (!trace || trace.sources.length === 0) return null;
  const { currency } = application;
  const { sum, sources, guarantorIncomeMinor } = trace;
  const money = (minor: number) => formatMoney(language, minor, currency);
  const needed = neededIncome(sum);
  const scale = Math.max(needed, sum.incomeMinor) * ROOM || 1;
  const times = (count: number) => count.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <>
      <Afford
        label={t("times", { times: times(sum.rentMinor > 0 ? sum.incomeMinor / 12 / sum.rentMinor : 0) })}
        soft={t("needs", { times: times(sum.incomeMultiple / 12) })}
        value={sum.incomeMinor / scale}
        need={needed / scale}
        counted={t("counted", { amount: money(sum.incomeMinor) })}
        needed={t("needed", {
          amount: money(needed),
          multiple: sum.incomeMultiple.toLocaleString(language),
          rent: money(sum.rentMinor),
        })}
      />
      <SumWords
        sum={sum}
        declared={trace.declared}
        currency={currency}
        guarantors={
          guarantorIncomeMinor !== null && party.guarantorId === null
            ? [{ name: shortName(party), incomeMinor: guarantorIncomeMinor }]
            : []
        }
      />
      <CountedTable
        label={t("columns.counted")}
        sources={sources.map((source) => ({ source }))}
        currency={currency}
        totalMinor={sum.incomeMinor}
      />
    </>
  );
}
