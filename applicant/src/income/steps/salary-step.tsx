import { salaryQuestion } from "@latchkey/domain/income/questions.ts";
import { isNewStarter } from "@latchkey/domain/income/rules.ts";
import { yesNo } from "@latchkey/domain/vocabulary/people.ts";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { YesNo } from "@latchkey/ui/yes-no/yes-no.tsx";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { useIncomeStep, useSource } from "../income-context.ts";
import { MoneyFields, useMoneyFields } from "./detail-fields.tsx";
import { useDetails } from "./use-details.ts";

/** The pay of a job. A new starter may not know all of it (spec 3 §5). */
export function SalaryStep() {
  const { t } = useTranslation(["income", "questions"]);
  const { values, today } = useIncomeStep();
  const { startDate, companyName } = useSource();
  const isNew = isNewStarter(startDate, today);
  const details = useDetails({
    question: salaryQuestion,
    fields: {
      ...useMoneyFields({
        annual: { label: t("salary.annual"), required: t("salary.annualRequired") },
        net: { label: t("salary.net"), required: t("salary.netRequired") },
        payment: { label: t("salary.payment"), required: t("salary.paymentRequired") },
      }),
      bonus: { label: t("salary.bonus"), required: t("salary.bonusRequired") },
    },
    inSummary: { "yourSalary.validations.net_range": t("salary.netRange") },
    own: {
      name: "bonus",
      known: values.bonus ?? "",
      issue: (bonus) => (bonus === "" && !isNew ? { code: "validation.required" } : undefined),
      answer: (bonus) => ({ bonus: yesNo.find((answer) => answer === bonus) }),
    },
  });
  const bonus = details.typed("bonus");
  const { onChange, onBlur } = details.form.controlled("bonus");
  return (
    <StepPage
      title={t("salary.title")}
      subtitle={t("salary.subtitle", { company: companyName ?? "" })}
      {...details.page}
    >
      {isNew && <p>{t("salary.newStarter")}</p>}
      <MoneyFields
        details={details}
        annualHint={t("salary.annualHint")}
        netHint={t("salary.netHint")}
        optional={isNew}
      />
      <FieldGroup id="bonus" radio legend={details.label("bonus")} error={details.error("bonus")}>
        <YesNo
          name="bonus"
          labels={{ yes: t("questions:answer.yes"), no: t("questions:answer.no") }}
          value={bonus === "" ? undefined : bonus === "yes"}
          onChange={(isYes) => onChange(isYes ? "yes" : "no")}
          onBlur={onBlur}
        />
      </FieldGroup>
    </StepPage>
  );
}
