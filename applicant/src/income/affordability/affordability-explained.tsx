import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { CountedSource } from "@latchkey/domain/affordability/counted.ts";
import type { IncomeSource } from "@latchkey/domain/income/source.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Sums } from "@latchkey/ui/sums/sums.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GuarantorWords } from "../../guarantee/guarantor-words.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useInitialData } from "../../shell/initial-data.tsx";
import { isGuarantor } from "../../shell/own-applications.ts";
import { useIncomeStep } from "../income-context.ts";
import { formatDay, useSourceTexts } from "../sources/source-texts.ts";
import { NameGuarantor, useOffersGuarantor } from "./name-guarantor.tsx";
import {
  countedIncome,
  downToPounds,
  savingsAsIncome,
  upToPounds,
  useOwnSum,
  usePounds,
} from "./own-sum.tsx";

interface ExplainedProps {
  readonly onBack: () => void;
  readonly actions?: ReactNode;
  readonly second?: ReactNode;
}

/** The affordability sum, line by line. It decides nothing. */
export function AffordabilityExplained({ onBack, actions, second }: ExplainedProps) {
  const { t } = useTranslation("income");
  const { language } = useLanguage();
  const { values, affordability } = useIncomeStep();
  const { version, date, tenantIncome } = affordability.criteria;
  const guarantees = isGuarantor(useInitialData());
  const pounds = usePounds();
  const rent = { share: pounds(affordability.sharePence), multiple: tenantIncome };
  const rules = { version, date: formatDay(language, date) };
  return (
    <StepPage
      title={t("explained.title")}
      subtitle={
        guarantees ? (
          <GuarantorWords>{(ofGuarantor) => ofGuarantor("sum.subtitle", rent)}</GuarantorWords>
        ) : (
          t("explained.subtitle", rent)
        )
      }
      numbered={false}
      wide
      onSubmit={(event) => {
        event.preventDefault();
        onBack();
      }}
      actions={
        actions ?? (
          <Button variant="primary" onClick={onBack}>
            {t("explained.back")}
          </Button>
        )
      }
      second={second}
    >
      {actions && (
        <TextButton icon="arrow-left" bare onClick={onBack}>
          {t("explained.back")}
        </TextButton>
      )}
      <Counted sources={values.sources} />
      <WaysToClose sources={values.sources} />
      <Alert title={t("explained.noteTitle")}>
        <AlertText>
          {guarantees ? (
            <GuarantorWords>{(ofGuarantor) => ofGuarantor("sum.note", rules)}</GuarantorWords>
          ) : (
            t("explained.noteText", rules)
          )}
        </AlertText>
      </Alert>
    </StepPage>
  );
}

interface SourcesProps {
  readonly sources: readonly IncomeSource[];
}

const useHow = () => {
  const { t } = useTranslation("income");
  const { savings } = useIncomeStep().affordability.criteria;
  const { language } = useLanguage();
  return ({ rule, declaredMinor, currency, rate }: CountedSource): string => {
    const amount = formatMoney(language, declaredMinor, currency);
    const rated = rate ? [t("explained.rate", { date: formatDay(language, rate.date) })] : [];
    if (rule === "not_counted") return t("explained.notCounted");
    if (rule === "savings")
      return [t("explained.savings", { amount, multiple: savings }), ...rated].join(" ");
    return [t("explained.stated", { amount }), ...rated, t("explained.inFull")].join(" ");
  };
};

function Counted({ sources }: SourcesProps) {
  const { t } = useTranslation("income");
  const { nameOf } = useSourceTexts();
  const howOf = useHow();
  const pounds = usePounds();
  const { sum, sources: counted } = useOwnSum(sources);
  const lines = counted.flatMap((line) => {
    const source = sources.find(({ uuid }) => uuid === line.uuid);
    return source ? [{ line, source }] : [];
  });
  return (
    <section aria-labelledby="counted">
      <h2 className="wizard__heading" id="counted">
        {t("explained.counted")}
      </h2>
      <Sums
        items={[
          ...lines.map(({ line, source }) => ({
            key: line.uuid,
            what: nameOf(source),
            amount: pounds(
              line.rule === "savings" ? savingsAsIncome(line.countedPence, sum) : line.countedPence,
            ),
            how: howOf(line),
          })),
          {
            key: "total",
            what: t("explained.total"),
            amount: pounds(downToPounds(countedIncome(sum))),
            state: "total" as const,
          },
          {
            key: "needed",
            what: t("explained.needed"),
            amount: pounds(sum.rentPence * sum.incomeMultiple),
            how: `${sum.incomeMultiple}\u00a0×\u00a0${pounds(sum.rentPence)}`,
          },
          sum.gap
            ? {
                key: "missing",
                what: t("explained.missing"),
                amount: t("explained.aYear", { amount: pounds(upToPounds(sum.gap.income)) }),
                how: t("explained.missingHow", { amount: pounds(upToPounds(sum.gap.rent)) }),
                state: "result" as const,
              }
            : { key: "enough", what: t("explained.enough"), amount: "", state: "result" as const },
        ]}
      />
    </section>
  );
}

function WaysToClose({ sources }: SourcesProps) {
  const { t } = useTranslation("income");
  const { guarantorIncome } = useIncomeStep().affordability.criteria;
  const pounds = usePounds();
  const { sum, guarantorIncomePence } = useOwnSum(sources);
  const guarantees = isGuarantor(useInitialData());
  const offersGuarantor = useOffersGuarantor();
  const { gap } = sum;
  if (!gap) return null;
  const own = [
    { key: "income", text: t("explained.closeIncome", { amount: pounds(upToPounds(gap.income)) }) },
    {
      key: "savings",
      text: t("explained.closeSavings", {
        amount: pounds(upToPounds(gap.rent) * sum.savingsMultiple),
        multiple: sum.savingsMultiple,
        gap: pounds(upToPounds(gap.rent)),
      }),
    },
  ];
  // Actions of a tenant; a guarantor cannot change the share or name another guarantor.
  const guarantor = {
    key: "guarantor",
    text: (
      <>
        {t("explained.closeGuarantor", {
          amount: pounds(upToPounds(guarantorIncomePence)),
          multiple: guarantorIncome,
          share: pounds(sum.rentPence),
        })}{" "}
        <br />
        <NameGuarantor />
      </>
    ),
  };
  const ofTenant = [
    ...(offersGuarantor ? [guarantor] : []),
    { key: "share", text: t("explained.closeShare", { amount: pounds(downToPounds(sum.affordablePence)) }) },
  ];
  return (
    <section aria-labelledby="closes">
      <h2 className="wizard__heading" id="closes">
        {t("explained.closes")}
      </h2>
      <Ticks kind="plain" items={guarantees ? own : [...own, ...ofTenant]} />
    </section>
  );
}
