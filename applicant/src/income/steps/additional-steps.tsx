import { Button } from "@latchkey/ui/button/button.tsx";
import { Panel } from "@latchkey/ui/panel/panel.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { GuarantorWords } from "../../guarantee/guarantor-words.tsx";
import { NoticePage } from "../../questions/notice-page.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useInitialData } from "../../shell/initial-data.tsx";
import { isGuarantor } from "../../shell/own-applications.ts";
import { AffordabilityExplained } from "../affordability/affordability-explained.tsx";
import { NameGuarantor } from "../affordability/name-guarantor.tsx";
import { OwnIncome, useOwnSum, usePounds } from "../affordability/own-sum.tsx";
import { useExplained } from "../affordability/use-explained.ts";
import { useIncomeStep, useSource } from "../income-context.ts";
import { BankFindings } from "../partners/bank-findings.tsx";
import { TaxFindings } from "../partners/tax-findings.tsx";

const nothing = (event: FormEvent): void => event.preventDefault();

/** The options for an income that is too low: add another one, name a guarantor, or send it as it is. */
export function AdditionalIncomeStep() {
  const { t } = useTranslation("income");
  const { wizard, values } = useIncomeStep();
  const navigate = useNavigate();
  const explained = useExplained();
  const { sum } = useOwnSum(values.sources);
  const add = (
    <Button
      variant="primary"
      // A new record, even if the address stays the same.
      onClick={() => navigate("/questions/income/add", { state: { record: crypto.randomUUID() } })}
    >
      {t("additionalIncome.add")}
    </Button>
  );
  const enough = (
    <TextButton disabled={wizard.isSaving} onClick={() => void wizard.submit({ additionalIncome: "enough" })}>
      {t("additionalIncome.choices.enough")}
    </TextButton>
  );
  if (explained.isShown)
    return <AffordabilityExplained onBack={explained.hide} actions={add} second={enough} />;
  return (
    <StepPage
      title={t("additionalIncome.title")}
      subtitle={t(sum.isMet ? "additionalIncome.subtitleMet" : "additionalIncome.subtitle")}
      onSubmit={nothing}
      actions={add}
      second={enough}
    >
      <Panel>
        <OwnIncome sources={values.sources} />
        <TextButton onClick={explained.show}>{t("additionalIncome.explain")}</TextButton>
      </Panel>
      <NameGuarantor />
    </StepPage>
  );
}

/** @param enough what follows the findings if they are enough */
const useLinked = (enough?: ReactNode) => {
  const { t } = useTranslation("income");
  const { t: ofTax } = useTranslation("tax-link");
  if (useSource().link === "tax") {
    const findings = <TaxFindings enough={enough} />;
    return { title: ofTax("done.title"), subtitle: ofTax("done.subtitle"), findings };
  }
  const findings = (
    <>
      <BankFindings />
      {enough}
    </>
  );
  return { title: t("success.title"), subtitle: t("success.subtitle"), findings };
};

export function BankSuccessStep() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  const { title, subtitle, findings } = useLinked(<p>{t("success.text")}</p>);
  return (
    <NoticePage
      title={title}
      subtitle={subtitle}
      onAcknowledge={() => void wizard.submit({ success: "read" })}
    >
      {findings}
    </NoticePage>
  );
}

export function SuccessAddIncomeStep() {
  const { t } = useTranslation("income");
  const { t: ofQuestions } = useTranslation("questions");
  const { wizard, values } = useIncomeStep();
  const explained = useExplained();
  const pounds = usePounds();
  const { gap } = useOwnSum(values.sources).sum;
  const { title, subtitle, findings } = useLinked();
  const goOn = (): void => void wizard.submit({ successAddIncome: "read" });
  if (explained.isShown) {
    const onward = (
      <Button variant="primary" onward busy={wizard.isSaving} onClick={goOn}>
        {ofQuestions("page.continue")}
      </Button>
    );
    return <AffordabilityExplained onBack={explained.hide} actions={onward} />;
  }
  return (
    <NoticePage title={title} subtitle={subtitle} onAcknowledge={goOn}>
      {findings}
      <Panel>
        <OwnIncome sources={values.sources} />
        {gap && (
          <p>
            <Below amount={pounds(gap.income)} />
          </p>
        )}
        <TextButton onClick={explained.show}>{t("additionalIncome.explain")}</TextButton>
      </Panel>
    </NoticePage>
  );
}

function Below({ amount }: { readonly amount: string }) {
  const { t } = useTranslation("income");
  if (!isGuarantor(useInitialData())) return `${t("afford.below", { amount })} ${t("success.next")}`;
  return (
    <GuarantorWords>
      {(ofGuarantor) => `${ofGuarantor("sum.below", { amount })} ${ofGuarantor("sum.next")}`}
    </GuarantorWords>
  );
}
