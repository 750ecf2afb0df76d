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
import { DayField, LineField, MoneyFields, moneyFields } from "./detail-fields.tsx";
import { useDetails } from "./use-details.ts";

/** The details of all types but a job: who pays since when, and how much. */

const useMoneyRequired = () => {
  const { t } = useTranslation("income");
  return {
    annualGrossIncome: t("money.annualRequired"),
    netIncome: t("money.netRequired"),
    netIncomeFrequency: t("money.frequencyRequired"),
    paymentDate: t("money.paymentDateRequired"),
  };
};

export function LoanDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: loanQuestion,
    shown: ["financialInstitutionName", "startDate", "endDate"],
    required: {
      financialInstitutionName: t("loan.bodyRequired"),
      startDate: t("loan.startDateRequired"),
      endDate: t("loan.endDateRequired"),
    },
  });
  return (
    <StepPage title={t("loan.title")} subtitle={t("loan.subtitle")} {...details.page}>
      <LineField
        details={details}
        name="financialInstitutionName"
        label={t("loan.body")}
        hint={t("loan.bodyHint")}
      />
      <DayField details={details} name="startDate" label={t("loan.startDate")} hint={t("loan.dateHint")} />
      <DayField details={details} name="endDate" label={t("loan.endDate")} />
    </StepPage>
  );
}

export function LoanAmountStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: loanAmountQuestion,
    shown: moneyFields,
    required: useMoneyRequired(),
  });
  return (
    <StepPage title={t("loanAmount.title")} subtitle={t("loanAmount.subtitle")} {...details.page}>
      <MoneyFields details={details} words={{ net: t("loanAmount.net") }} />
    </StepPage>
  );
}

export function PensionDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: pensionQuestion,
    shown: ["companyName", "startDate"],
    required: { companyName: t("pension.providerRequired"), startDate: t("pension.startDateRequired") },
  });
  return (
    <StepPage title={t("pension.title")} subtitle={t("pension.subtitle")} {...details.page}>
      <LineField
        details={details}
        name="companyName"
        label={t("pension.provider")}
        hint={t("pension.providerHint")}
      />
      <DayField
        details={details}
        name="startDate"
        label={t("pension.startDate")}
        hint={t("pension.startDateHint")}
      />
    </StepPage>
  );
}

export function PensionAmountStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: pensionAmountQuestion,
    shown: moneyFields,
    required: useMoneyRequired(),
  });
  return (
    <StepPage title={t("pensionAmount.title")} subtitle={t("pensionAmount.subtitle")} {...details.page}>
      <MoneyFields details={details} words={{ annualHint: t("pensionAmount.annualHint") }} />
    </StepPage>
  );
}

export function BenefitDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: benefitQuestion,
    shown: ["startDate", "endDate"],
    required: { startDate: t("benefit.startDateRequired") },
  });
  return (
    <StepPage title={t("benefit.title")} subtitle={t("benefit.subtitle")} {...details.page}>
      <DayField
        details={details}
        name="startDate"
        label={t("benefit.startDate")}
        hint={t("benefit.startDateHint")}
      />
      <DayField
        details={details}
        name="endDate"
        label={t("benefit.reviewDate")}
        hint={t("benefit.reviewDateHint")}
        optional
      />
    </StepPage>
  );
}

export function BenefitAmountStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: benefitAmountQuestion,
    shown: moneyFields,
    required: useMoneyRequired(),
  });
  return (
    <StepPage title={t("benefitAmount.title")} subtitle={t("benefitAmount.subtitle")} {...details.page}>
      <MoneyFields details={details} words={{ annualHint: t("benefitAmount.annualHint") }} />
    </StepPage>
  );
}

export function CompanyDetailsStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: companyQuestion,
    shown: ["companyName", "companyNumber", "startDate"],
    required: { companyName: t("company.companyNameRequired"), startDate: t("company.startDateRequired") },
  });
  return (
    <StepPage title={t("company.title")} subtitle={t("company.subtitle")} {...details.page}>
      <LineField
        details={details}
        name="companyName"
        label={t("company.companyName")}
        hint={t("company.companyNameHint")}
      />
      <LineField
        details={details}
        name="companyNumber"
        label={t("company.companyNumber")}
        hint={t("company.companyNumberHint")}
        optional
      />
      <DayField
        details={details}
        name="startDate"
        label={t("company.startDate")}
        hint={t("company.startDateHint")}
      />
    </StepPage>
  );
}

export function SelfEmployedStep() {
  const { t } = useTranslation("income");
  const details = useDetails({
    question: selfEmployedQuestion,
    shown: moneyFields,
    required: useMoneyRequired(),
  });
  return (
    <StepPage title={t("selfEmployed.title")} subtitle={t("selfEmployed.subtitle")} {...details.page}>
      <MoneyFields
        details={details}
        words={{
          annual: t("selfEmployed.annual"),
          net: t("selfEmployed.net"),
          netHint: t("selfEmployed.netHint"),
          payment: t("selfEmployed.payment"),
        }}
      />
    </StepPage>
  );
}
