import { slotType } from "../documents/definitions.ts";
import {
  type AnswerPart,
  choiceAnswerIn,
  choicePart,
  datePart,
  filesAnswer,
  lineOf,
  moneyPart,
  namePart,
  reasonAnswer,
  type SummaryAnswer,
  textPart,
} from "../wizard/answer-parts.ts";
import { incomeSlot } from "./chosen-document.ts";
import type { IncomeContext } from "./context.ts";
import { type IncomeSource, linkOutcome } from "./source.ts";
import type { IncomeStep } from "./steps.ts";
import {
  type IncomeChoices,
  type IncomeValues,
  otherPayerOf,
  payerOf,
  reasonWithoutEmployer,
} from "./values.ts";

const choiceAnswer = choiceAnswerIn<IncomeChoices>();

const employerOf = ({ companyName, jobTitle, startDate, endDate, probationMonths }: IncomeSource) =>
  lineOf(
    textPart(companyName),
    textPart(jobTitle),
    { kind: "span", from: startDate.date || null, to: endDate.date || null },
    probationMonths === null ? undefined : { kind: "probation", months: probationMonths },
  );

const moneyOf = (
  { annualGrossMinor, netMinor, currency, netFrequency, paymentDate }: IncomeSource,
  more?: AnswerPart,
): SummaryAnswer =>
  lineOf(
    moneyPart(annualGrossMinor, currency),
    moneyPart(netMinor, currency),
    choicePart("frequency", netFrequency),
    datePart(paymentDate.date),
    more,
  );

const referenceOf = ({ reference }: IncomeSource, values: IncomeValues): SummaryAnswer | undefined =>
  reference
    ? lineOf(textPart(reference.name), textPart(reference.email))
    : reasonAnswer(reasonWithoutEmployer(values));

const aboutSource = (
  step: IncomeStep,
  source: IncomeSource,
  values: IncomeValues,
): SummaryAnswer | undefined => {
  switch (step) {
    case "incomeType":
      return choiceAnswer(step, source.incomeType);
    case "currentEmployer":
      return employerOf(source);
    case "companyReference":
      return referenceOf(source, values);
    case "loanDetails":
      return lineOf(
        textPart(source.institutionName),
        datePart(source.startDate.date),
        datePart(source.endDate.date),
      );
    case "pensionDetails":
    case "benefitDetails":
    case "companyDetails":
      return lineOf(
        textPart(source.companyName),
        textPart(source.companyNumber),
        datePart(source.startDate.date),
        datePart(source.endDate.date),
      );
    case "yourSalary":
      return moneyOf(source, choicePart("bonus", values.bonus));
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

export const incomeAnswerOf = (
  step: IncomeStep,
  values: IncomeValues,
  context: IncomeContext,
): SummaryAnswer | undefined => {
  const { source, guarantor } = values;
  switch (step) {
    case "whoIsPaying":
      return choiceAnswer(step, payerOf(values));
    case "someoneElse":
      return choiceAnswer(step, otherPayerOf(values));
    case "yourGuarantor":
      return guarantor
        ? lineOf(
            namePart(guarantor.firstName, guarantor.lastName),
            textPart(guarantor.email),
            textPart(guarantor.phoneNumber),
          )
        : undefined;
    case "openBanking":
      return choiceAnswer(step, (source && linkOutcome(source)) ?? values.openBanking);
    case "feedback":
    case "documents":
    case "additionalIncome":
    case "konfir":
      return choiceAnswer(step, values[step]);
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
