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
      financialInstitutionName: { label: t("loanDetails.body"), required: t("loanDetails.bodyRequired") },
      startDate: { label: t("loanDetails.startDate"), required: t("loanDetails.startDateRequired") },
      endDate: { label: t("loanDetails.endDate"), required: t("loanDetails.endDateRequired") },
    },
  });
  return (
    <StepPage title={t("loanDetails.title")} subtitle={t("loanDetails.subtitle")} {...details.page}>
      <LineField details={details} name="financialInstitutionName" hint={t("loanDetails.bodyHint")} />
      <DayField details={details} name="startDate" hint={t("loanDetails.dateHint")} />
      <DayField details={details} name="endDate" />
    </StepPage>
  );
}

export function LoanAmountStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: loanAmountQuestion,
    fields: useMoneyFields({ net: { label: t("yourLoan.net") } }),
  });
  return (
    <StepPage title={t("yourLoan.title")} subtitle={t("yourLoan.subtitle")} {...details.page}>
      <MoneyFields details={details} />
    </StepPage>
  );
}

export function PensionDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: pensionQuestion,
    fields: {
      companyName: { label: t("pensionDetails.provider"), required: t("pensionDetails.providerRequired") },
      startDate: { label: t("pensionDetails.startDate"), required: t("pensionDetails.startDateRequired") },
    },
  });
  return (
    <StepPage title={t("pensionDetails.title")} subtitle={t("pensionDetails.subtitle")} {...details.page}>
      <LineField details={details} name="companyName" hint={t("pensionDetails.providerHint")} />
      <DayField details={details} name="startDate" hint={t("pensionDetails.startDateHint")} />
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
      startDate: { label: t("benefitDetails.startDate"), required: t("benefitDetails.startDateRequired") },
      endDate: {
        label: t("benefitDetails.reviewDate"),
        broken: { "validation.date.past": t("benefitDetails.reviewPast") },
      },
    },
  });
  return (
    <StepPage title={t("benefitDetails.title")} subtitle={t("benefitDetails.subtitle")} {...details.page}>
      <DayField details={details} name="startDate" hint={t("benefitDetails.startDateHint")} />
      <DayField details={details} name="endDate" hint={t("benefitDetails.reviewDateHint")} optional />
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
      companyName: {
        label: t("companyDetails.companyName"),
        required: t("companyDetails.companyNameRequired"),
      },
      companyNumber: { label: t("companyDetails.companyNumber") },
      startDate: { label: t("companyDetails.startDate"), required: t("companyDetails.startDateRequired") },
    },
  });
  return (
    <StepPage title={t("companyDetails.title")} subtitle={t("companyDetails.subtitle")} {...details.page}>
      <LineField details={details} name="companyName" hint={t("companyDetails.companyNameHint")} />
      <LineField
        details={details}
        name="companyNumber"
        hint={t("companyDetails.companyNumberHint")}
        optional
      />
      <DayField details={details} name="startDate" hint={t("companyDetails.startDateHint")} />
    </StepPage>
  );
}

export function SelfEmployedStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: selfEmployedQuestion,
    fields: useMoneyFields({
      annual: { label: t("yourIncome.annual") },
      net: { label: t("yourIncome.net") },
      payment: { label: t("yourIncome.payment") },
    }),
  });
  return (
    <StepPage title={t("yourIncome.title")} subtitle={t("yourIncome.subtitle")} {...details.page}>
      <MoneyFields details={details} netHint={t("yourIncome.netHint")} />
    </StepPage>
  );
}
