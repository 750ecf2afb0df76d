import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Definition, Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { ShownApplication } from "./application.graphql.ts";
import type { Asked } from "./asked.ts";

interface HomePanelProps {
  readonly application: ShownApplication;
  readonly onAsk: (asked: Asked) => void;
}

/** The facts of the letting, and its end. */
export function HomePanel({ application, onAsk }: HomePanelProps) {
  const { t } = useTranslation("application");
  const { rights } = useMe().user;
  const { tenancy, turn } = application;
  const mayChange = rights.includes("people");
  return (
    <ConsolePanel
      title={t("home.title")}
      tools={
        mayChange &&
        turn !== null && (
          <TextButton aria-label={t("terms.open")} onClick={() => onAsk({ what: "terms" })}>
            {t("home.change")}
          </TextButton>
        )
      }
    >
      <div className="stack">
        <Deflist items={useFacts(application)} />
        {mayChange && tenancy && (
          <div>
            <TextButton onClick={() => onAsk({ what: "end-tenancy" })}>
              {t(tenancy.endedOn === null ? "endTenancy.open" : "endTenancy.correct")}
            </TextButton>
          </div>
        )}
      </div>
    </ConsolePanel>
  );
}

const useFacts = (application: ShownApplication): readonly Definition[] => {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { rentMinor, advertisedRentMinor, currency, rentPeriod, start, termMonths } = application;
  const { country, branch, reference, readyToSign, tenancy } = application;
  const money = (minor: number) => t("home.aMonth", { amount: formatMoney(language, minor, currency) });
  const facts: Readonly<Record<string, ReactNode>> = {
    rent: money(rentMinor),
    advertised: advertisedRentMinor !== null && money(advertisedRentMinor),
    due: rentPeriod !== "month" && t(`home.periods.${rentPeriod}`),
    start: formatDate(language, start),
    term: termMonths !== null && t("home.months", { count: termMonths }),
    country: t(`home.countries.${country}`),
    branch: branch !== null && <AsTyped>{branch}</AsTyped>,
    reference: reference !== "" && <AsTyped>{reference}</AsTyped>,
    signing: readyToSign !== null && t(readyToSign ? "home.ready" : "home.notReady"),
    signedOn: tenancy && formatDate(language, tenancy.signedOn),
    endedOn: tenancy?.endedOn && formatDate(language, tenancy.endedOn),
  };
  const terms = {
    rent: t("home.rent"),
    advertised: t("home.advertised"),
    due: t("home.due"),
    start: t("home.start"),
    term: t("home.term"),
    country: t("home.country"),
    branch: t("home.branch"),
    reference: t("home.reference"),
    signing: t("home.signing"),
    signedOn: t("home.signedOn"),
    endedOn: t("home.endedOn"),
  };
  return Object.entries(terms).flatMap(([key, term]) => {
    const text = facts[key];
    return text ? [{ key, term, text }] : [];
  });
};
