import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { shortName } from "@latchkey/members/shell/person-name.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { SplitBar } from "@latchkey/ui/split-bar/split-bar.tsx";
import { useTranslation } from "react-i18next";
import type { AffordabilitySum } from "../../desk/affordability.graphql.ts";
import { CountedTable } from "../../desk/counted-table.tsx";
import { neededIncome, SumWords } from "../../desk/sum-words.tsx";
import type { ShownApplication } from "./application.graphql.ts";
import { nameOf } from "./people.ts";

interface OfApplication {
  readonly application: ShownApplication;
}

export function TogetherPanel({ application }: OfApplication) {
  const { t } = useTranslation(["application", "affordability"]);
  const { affordability, isProvisional } = application;
  return (
    <ConsolePanel
      title={t("together.title")}
      tools={
        isProvisional && (
          <Pill state="waiting" small>
            {t("affordability:provisional")}
          </Pill>
        )
      }
    >
      {affordability.household ? (
        <SharesSum application={application} sum={affordability.household} />
      ) : (
        <p>{t("together.each")}</p>
      )}
    </ConsolePanel>
  );
}

/** A little room behind the mark. */
const ROOM = 1.06;

function SharesSum({ application, sum }: OfApplication & { readonly sum: AffordabilitySum }) {
  const { t } = useTranslation("affordability");
  const { language } = useLanguage();
  const { currency, people, affordability } = application;
  const money = (minor: number) => formatMoney(language, minor, currency);
  const tenants = people.flatMap(({ id, role }) =>
    role === "tenant" ? affordability.parties.filter(({ partyId }) => partyId === id) : [],
  );
  const needed = neededIncome(sum);
  // Savings stand for a part of the rent: shown as the income that would pay the same.
  const fromSavings = (sum.savingsMinor / sum.savingsMultiple) * sum.incomeMultiple;
  const scale = Math.max(needed, sum.incomeMinor + fromSavings) * ROOM || 1;
  const parts = tenants.map(({ partyId, sum: own }) => {
    const person = people.find(({ id }) => id === partyId);
    return {
      key: partyId,
      value: own.incomeMinor / scale,
      label: t("ofPerson", { name: person ? shortName(person) : "", amount: money(own.incomeMinor) }),
    };
  });
  const savings = {
    key: "savings",
    value: fromSavings / scale,
    label: t("savings", { amount: money(sum.savingsMinor) }),
  };
  const needs = t("needed", {
    amount: money(needed),
    multiple: sum.incomeMultiple.toLocaleString(language),
    rent: money(sum.rentMinor),
  });
  return (
    <div className="stack">
      <div className="stack stack--tight">
        <div className="row row--spread">
          <strong>{t("counted", { amount: money(sum.incomeMinor) })}</strong>
          <span className="soft">{needs}</span>
        </div>
        <SplitBar
          parts={sum.savingsMinor > 0 ? [...parts, savings] : parts}
          need={{ value: needed / scale, label: needs }}
        />
      </div>
      <SumWords
        sum={sum}
        declared={affordability.declaredHousehold}
        currency={currency}
        guarantors={tenants.flatMap(({ partyId, guarantorIncomeMinor }) => {
          const person = people.find(({ id }) => id === partyId);
          return person && person.guarantorId === null && guarantorIncomeMinor !== null
            ? [{ name: shortName(person), incomeMinor: guarantorIncomeMinor }]
            : [];
        })}
      />
    </div>
  );
}

/** Source by source, of everybody. */
export function CountedPanel({ application }: OfApplication) {
  const { t } = useTranslation(["application", "affordability"]);
  const { affordability, currency } = application;
  const { criteriaName, criteriaVersion, assessment, parties } = affordability;
  const sources = parties.flatMap(({ partyId, sources: own }) =>
    own.map((source) => ({ source, who: nameOf(application, partyId) })),
  );
  return (
    <ConsolePanel
      title={t("countedTitle")}
      tools={
        <span className="soft">
          {t("affordability:criteria", { name: criteriaName, version: criteriaVersion })},{" "}
          {t(`affordability:assessment.${assessment}`)}
        </span>
      }
      flush={sources.length > 0}
    >
      {sources.length > 0 ? (
        <CountedTable label={t("countedTitle")} sources={sources} currency={currency} />
      ) : (
        <p className="soft">{t("affordability:noSources")}</p>
      )}
    </ConsolePanel>
  );
}
