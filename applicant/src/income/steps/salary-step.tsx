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
        annual: { label: t("yourSalary.annual"), required: t("yourSalary.annualRequired") },
        net: { label: t("yourSalary.net"), required: t("yourSalary.netRequired") },
        payment: { label: t("yourSalary.payment"), required: t("yourSalary.paymentRequired") },
      }),
      bonus: { label: t("yourSalary.bonus"), required: t("yourSalary.bonusRequired") },
    },
    inSummary: { "yourSalary.validations.net_range": t("yourSalary.netRange") },
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
      title={t("yourSalary.title")}
      subtitle={t("yourSalary.subtitle", { company: companyName ?? "" })}
      {...details.page}
    >
      {isNew && <p>{t("yourSalary.newStarter")}</p>}
      <MoneyFields
        details={details}
        annualHint={t("yourSalary.annualHint")}
        netHint={t("yourSalary.netHint")}
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
