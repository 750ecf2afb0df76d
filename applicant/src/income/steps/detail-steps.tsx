import {
  benefitAmountQuestion,
  benefitQuestion,
  companyQuestion,
  loanAmountQuestion,
  loanQuestion,
  pensionAmountQuestion,
  pensionQuestion,
  selfEmployedQuestion,
} from "@latchkey/domain/income/questions.ts";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { DayField, LineField, MoneyFields, useMoneyFields } from "./detail-fields.tsx";
import { useDetails } from "./use-details.ts";

export function LoanDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: loanQuestion,
    fields: {
      financialInstitutionName: { label: t("loan.body"), required: t("loan.bodyRequired") },
      startDate: { label: t("loan.startDate"), required: t("loan.startDateRequired") },
      endDate: { label: t("loan.endDate"), required: t("loan.endDateRequired") },
    },
  });
  return (
    <StepPage title={t("loan.title")} subtitle={t("loan.subtitle")} {...details.page}>
      <LineField details={details} name="financialInstitutionName" hint={t("loan.bodyHint")} />
      <DayField details={details} name="startDate" hint={t("loan.dateHint")} />
      <DayField details={details} name="endDate" />
    </StepPage>
  );
}

export function LoanAmountStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: loanAmountQuestion,
    fields: useMoneyFields({ net: { label: t("loanAmount.net") } }),
  });
  return (
    <StepPage title={t("loanAmount.title")} subtitle={t("loanAmount.subtitle")} {...details.page}>
      <MoneyFields details={details} />
    </StepPage>
  );
}

export function PensionDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: pensionQuestion,
    fields: {
      companyName: { label: t("pension.provider"), required: t("pension.providerRequired") },
      startDate: { label: t("pension.startDate"), required: t("pension.startDateRequired") },
    },
  });
  return (
    <StepPage title={t("pension.title")} subtitle={t("pension.subtitle")} {...details.page}>
      <LineField details={details} name="companyName" hint={t("pension.providerHint")} />
      <DayField details={details} name="startDate" hint={t("pension.startDateHint")} />
    </StepPage>
  );
}

interface AmountStepProps {
  readonly question: typeof pensionAmountQuestion | typeof benefitAmountQuestion;
  readonly texts: "pensionAmount" | "benefitAmount";
}

function AmountStep({ question, texts }: AmountStepProps) {
  const { t } = useTranslation("income");
  const details = useDetails({ question, fields: useMoneyFields() });
  return (
    <StepPage title={t(`${texts}.title`)} subtitle={t(`${texts}.subtitle`)} {...details.page}>
      <MoneyFields details={details} annualHint={t(`${texts}.annualHint`)} />
    </StepPage>
  );
}

export function PensionAmountStep() {
  return <AmountStep question={pensionAmountQuestion} texts="pensionAmount" />;
}

export function BenefitDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: benefitQuestion,
    fields: {
      startDate: { label: t("benefit.startDate"), required: t("benefit.startDateRequired") },
      endDate: {
        label: t("benefit.reviewDate"),
        broken: { "validation.date.past": t("benefit.reviewPast") },
      },
    },
  });
  return (
    <StepPage title={t("benefit.title")} subtitle={t("benefit.subtitle")} {...details.page}>
      <DayField details={details} name="startDate" hint={t("benefit.startDateHint")} />
      <DayField details={details} name="endDate" hint={t("benefit.reviewDateHint")} optional />
    </StepPage>
  );
}

export function BenefitAmountStep() {
  return <AmountStep question={benefitAmountQuestion} texts="benefitAmount" />;
}

export function CompanyDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: companyQuestion,
    fields: {
      companyName: { label: t("company.companyName"), required: t("company.companyNameRequired") },
      companyNumber: { label: t("company.companyNumber") },
      startDate: { label: t("company.startDate"), required: t("company.startDateRequired") },
    },
  });
  return (
    <StepPage title={t("company.title")} subtitle={t("company.subtitle")} {...details.page}>
      <LineField details={details} name="companyName" hint={t("company.companyNameHint")} />
      <LineField details={details} name="companyNumber" hint={t("company.companyNumberHint")} optional />
      <DayField details={details} name="startDate" hint={t("company.startDateHint")} />
    </StepPage>
  );
}

export function SelfEmployedStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: selfEmployedQuestion,
    fields: useMoneyFields({
      annual: { label: t("selfEmployed.annual") },
      net: { label: t("selfEmployed.net") },
      payment: { label: t("selfEmployed.payment") },
    }),
  });
  return (
    <StepPage title={t("selfEmployed.title")} subtitle={t("selfEmployed.subtitle")} {...details.page}>
      <MoneyFields details={details} netHint={t("selfEmployed.netHint")} />
    </StepPage>
  );
}
