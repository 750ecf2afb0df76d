import { slotType } from "../documents/definitions.ts";
import { amountText } from "../rules/amount.ts";
import {
  choiceAnswer,
  filesAnswer,
  reasonAnswer,
  type SummaryAnswer,
  textAnswer,
} from "../wizard/summary.ts";
import { incomeSlot } from "./chosen-document.ts";
import type { IncomeContext } from "./context.ts";
import type { IncomeStep } from "./flow.ts";
import { type IncomeSource, linkOutcome } from "./source.ts";
import { type IncomeValues, otherPayerOf, payerOf, reasonWithoutEmployer } from "./values.ts";

const line = (...parts: readonly (string | null)[]): SummaryAnswer =>
  textAnswer(parts.filter((part) => part !== null && part !== "").join(", "));

const amount = (minor: number | null, currency: string | null): string | null =>
  minor === null ? null : [amountText(minor), currency].join(" ").trim();

const employerOf = ({ companyName, jobTitle, startDate, endDate, probationMonths }: IncomeSource) =>
  line(
    companyName,
    jobTitle,
    `${startDate.date} – ${endDate.date}`.trim(),
    probationMonths === null ? null : `${probationMonths} MONTHS`,
  );

const moneyOf = (
  { annualGrossMinor, netMinor, currency, netFrequency, paymentDate }: IncomeSource,
  more: string | null = null,
): SummaryAnswer =>
  line(amount(annualGrossMinor, currency), amount(netMinor, currency), netFrequency, paymentDate.date, more);

const referenceOf = ({ reference }: IncomeSource, values: IncomeValues): SummaryAnswer | undefined =>
  reference ? line(reference.name, reference.email) : reasonAnswer(reasonWithoutEmployer(values));

/** What was answered about the source itself. */
const aboutSource = (
  step: IncomeStep,
  source: IncomeSource,
  values: IncomeValues,
): SummaryAnswer | undefined => {
  switch (step) {
    case "incomeType":
      return choiceAnswer(source.incomeType);
    case "currentEmployer":
      return employerOf(source);
    case "companyReference":
      return referenceOf(source, values);
    case "loanDetails":
      return line(source.institutionName, source.startDate.date, source.endDate.date);
    case "pensionDetails":
    case "benefitDetails":
    case "companyDetails":
      return line(source.companyName, source.companyNumber, source.startDate.date, source.endDate.date);
    case "yourSalary":
      return moneyOf(source, values.bonus ? `bonus: ${values.bonus}` : null);
    case "yourLoan":
    case "pensionAmount":
    case "benefitAmount":
    case "yourIncome":
    case "savingsAmount":
      return moneyOf(source);
    default:
      return undefined;
  }
};

/** What was answered in a step; steps that only explain have no row. */
export const incomeAnswerOf = (
  step: IncomeStep,
  values: IncomeValues,
  context: IncomeContext,
): SummaryAnswer | undefined => {
  const { source, guarantor } = values;
  switch (step) {
    case "whoIsPaying":
      return choiceAnswer(payerOf(values));
    case "someoneElse":
      return choiceAnswer(otherPayerOf(values));
    case "yourGuarantor":
      return guarantor
        ? line(`${guarantor.firstName} ${guarantor.lastName}`, guarantor.email, guarantor.phoneNumber)
        : undefined;
    case "openBanking":
      return choiceAnswer((source && linkOutcome(source)) ?? values.openBanking);
    case "feedback":
    case "documents":
    case "additionalIncome":
    case "konfir":
      return choiceAnswer(values[step]);
    case "upload":
    case "uploadBankStatements": {
      const slot = incomeSlot(values, context);
      return slot === undefined ? undefined : filesAnswer(values, slot);
    }
    case "genericUpload":
      return (
        context.request?.documentType && filesAnswer(values, slotType(context.request.documentType, "front"))
      );
    default:
      return source && aboutSource(step, source, values);
  }
};
