import { inputOfForm, sourceWith } from "@latchkey/domain/income/input.ts";
import { savingsQuestion } from "@latchkey/domain/income/questions.ts";
import { Panel } from "@latchkey/ui/panel/panel.tsx";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { OwnSavings } from "../affordability/own-sum.tsx";
import { useIncomeStep } from "../income-context.ts";
import { AmountRow } from "./detail-fields.tsx";
import { useDetails } from "./use-details.ts";

export function SavingsStep() {
  const { t } = useTranslation("income");
  const { sharePence } = useIncomeStep().affordability;
  const details = useDetails({
    question: savingsQuestion,
    fields: {
      annualGrossIncome: { label: t("savingsAmount.amount"), required: t("savingsAmount.amountRequired") },
      currency: { label: t("money.currency") },
    },
  });
  const typed = inputOfForm({
    annualGrossIncome: details.typed("annualGrossIncome"),
    currency: details.typed("currency"),
  });
  const savings = sourceWith(details.source, typed);
  return (
    <StepPage title={t("savingsAmount.title")} subtitle={t("savingsAmount.subtitle")} {...details.page}>
      <AmountRow details={details} />
      {sharePence > 0 && savings.annualGrossMinor !== null && (
        <Panel>
          <OwnSavings savings={savings} />
          <p className="soft">{t("savingsAmount.less")}</p>
        </Panel>
      )}
    </StepPage>
  );
}
