import { amountText } from "../rules/amount.ts";
import { optional, type Rule } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import { nameIssue } from "../rules/names.ts";
import { oneOf } from "../rules/plain.ts";
import { referenceEmailWarning } from "../rules/reference-email.ts";
import {
  currencies,
  type IncomeType,
  type OfferedIncomeType,
  offeredIncomeTypes,
  payFrequencies,
} from "../vocabulary/money.ts";
import { yesNo } from "../vocabulary/people.ts";
import type { Question, QuestionField } from "../wizard/question.ts";
import type { IncomeContext } from "./context.ts";
import {
  amountIssue,
  companyNumberIssue,
  guarantorPhoneIssue,
  isNewStarter,
  jobEndIssue,
  jobStartIssue,
  loanEndIssue,
  MOST_INCOME,
  MOST_LOAN,
  MOST_SAVINGS,
  notAboveAnnual,
  type OWN_EMAIL,
  othersEmailIssue,
  paymentDateIssue,
  pensionStartIssue,
  probationLengthIssue,
  reviewDateIssue,
  startDateIssue,
} from "./rules.ts";
import type { GuarantorNomination, IncomeSource } from "./source.ts";

/** The questions about one source of income (spec 3 §2 and §5), and those about a guarantor. */

type About = Question<IncomeSource, IncomeContext>;
type Field = QuestionField<IncomeContext>;

const line = (input: string): Field => ({ input, rule: lineIssue });

const currency: Field = { input: "currency", rule: oneOf(currencies) };
const netIncomeFrequency: Field = { input: "netIncomeFrequency", rule: oneOf(payFrequencies) };

const amount = (input: string, most: number): Field => ({ input, rule: amountIssue(most) });

const paymentDate = (code: string, months: number): Field => ({
  input: "paymentDate",
  rule: (value, { today }) => paymentDateIssue(code, months, today)(value),
});

const othersEmail = (input: string, step: keyof typeof OWN_EMAIL): Field => ({
  input,
  rule: (value, { email }) => othersEmailIssue(email, step)(value),
});

const asTyped = (minor: number | null): string => (minor === null ? "" : amountText(minor));

const moneyIn = (source: IncomeSource) => ({
  annualGrossIncome: asTyped(source.annualGrossMinor),
  netIncome: asTyped(source.netMinor),
  currency: source.currency ?? "",
  netIncomeFrequency: source.netFrequency ?? "",
  paymentDate: source.paymentDate ?? "",
});

/** Yes with a duration, else no when the flag is known at all, else empty (spec 3 §3, defaults). */
export const probationIn = ({ probationMonths, isOnProbation }: IncomeSource): "yes" | "no" | "" => {
  if (probationMonths !== null) return "yes";
  return isOnProbation === null ? "" : "no";
};

export const employerQuestion = {
  step: "currentEmployer",
  fields: {
    companyName: line("companyName"),
    jobTitle: line("jobTitle"),
    startDate: { input: "startDate", rule: (value, { today }) => jobStartIssue(today)(value) },
    endDate: {
      input: "endDate",
      rule: (value, { today }, { startDate = "" }) => jobEndIssue(startDate, today)(value),
      mayBeTakenBack: true,
    },
    probationStatus: { input: "probationStatus", rule: oneOf(yesNo) },
    probationDuration: {
      input: "probationDuration",
      rule: (value, _context, { probationStatus = "" }) => probationLengthIssue(probationStatus)(value),
    },
  },
  answerIn: (source) => ({
    companyName: source.companyName ?? "",
    jobTitle: source.jobTitle ?? "",
    startDate: source.startDate ?? "",
    endDate: source.endDate ?? "",
    probationStatus: probationIn(source),
    probationDuration: source.probationMonths === null ? "" : String(source.probationMonths),
  }),
} as const satisfies About;

/** Somebody who has just started has not been paid yet (spec 3 §5). */
const unlessNewStarter =
  (rule: (annual: string, today: string) => Rule<string>): Field["rule"] =>
  (value, { today }, { startDate = "", annualGrossIncome = "" }) => {
    const asked = rule(annualGrossIncome, today);
    return isNewStarter(startDate, today) ? optional(asked)(value) : asked(value);
  };

export const salaryQuestion = {
  step: "yourSalary",
  fields: {
    // It decides what is optional here, and travels with the form unseen.
    startDate: { input: "startDate", rule: () => undefined },
    annualGrossIncome: amount("annualGrossIncome", MOST_INCOME),
    netIncome: {
      input: "netIncome",
      rule: unlessNewStarter(
        (annual) => (value) => amountIssue(MOST_INCOME)(value) ?? notAboveAnnual(annual)(value),
      ),
    },
    currency,
    netIncomeFrequency,
    paymentDate: {
      input: "paymentDate",
      rule: unlessNewStarter((_annual, today) =>
        paymentDateIssue("yourSalary.validations.payment_date", 3, today),
      ),
    },
  },
  answerIn: (source) => ({ startDate: source.startDate ?? "", ...moneyIn(source) }),
} as const satisfies About;

export const referenceQuestion = {
  step: "companyReference",
  fields: {
    // A person or a department: "HR" is a good answer.
    referenceName: line("referenceName"),
    referenceEmail: {
      ...othersEmail("referenceEmail", "companyReference"),
      warning: referenceEmailWarning,
    },
  },
  answerIn: ({ reference }) => ({
    referenceName: reference?.name ?? "",
    referenceEmail: reference?.email ?? "",
  }),
} as const satisfies About;

export const loanQuestion = {
  step: "loanDetails",
  fields: {
    financialInstitutionName: line("financialInstitutionName"),
    startDate: { input: "startDate", rule: startDateIssue },
    endDate: {
      input: "endDate",
      rule: (value, { today }, { startDate = "" }) => loanEndIssue(startDate, today)(value),
    },
  },
  answerIn: (source) => ({
    financialInstitutionName: source.institutionName ?? "",
    startDate: source.startDate ?? "",
    endDate: source.endDate ?? "",
  }),
} as const satisfies About;

const incomeFields = (most: number, payment: Field) => ({
  annualGrossIncome: amount("annualGrossIncome", most),
  netIncome: amount("netIncome", most),
  currency,
  netIncomeFrequency,
  paymentDate: payment,
});

export const loanAmountQuestion = {
  step: "yourLoan",
  fields: incomeFields(MOST_LOAN, paymentDate("yourLoan.validations.payment_date", 6)),
  answerIn: moneyIn,
} as const satisfies About;

export const pensionQuestion = {
  step: "pensionDetails",
  fields: {
    companyName: line("companyName"),
    startDate: { input: "startDate", rule: (value, { today }) => pensionStartIssue(today)(value) },
  },
  answerIn: (source) => ({ companyName: source.companyName ?? "", startDate: source.startDate ?? "" }),
} as const satisfies About;

export const pensionAmountQuestion = {
  step: "pensionAmount",
  fields: incomeFields(MOST_INCOME, paymentDate("pensionAmount.validations.payment_date", 6)),
  answerIn: moneyIn,
} as const satisfies About;

export const benefitQuestion = {
  step: "benefitDetails",
  fields: {
    startDate: { input: "startDate", rule: startDateIssue },
    endDate: {
      input: "endDate",
      rule: (value, { today }) => reviewDateIssue(today)(value),
      mayBeTakenBack: true,
    },
  },
  answerIn: (source) => ({ startDate: source.startDate ?? "", endDate: source.endDate ?? "" }),
} as const satisfies About;

/** The same shape as a pension's (spec 3 §2). */
export const benefitAmountQuestion = {
  ...pensionAmountQuestion,
  step: "benefitAmount",
  fields: {
    ...pensionAmountQuestion.fields,
    paymentDate: paymentDate("benefitAmount.validations.payment_date", 6),
  },
} as const satisfies About;

export const companyQuestion = {
  step: "companyDetails",
  fields: {
    companyName: line("companyName"),
    companyNumber: { input: "companyNumber", rule: companyNumberIssue, mayBeTakenBack: true },
    startDate: { input: "startDate", rule: startDateIssue },
  },
  answerIn: (source) => ({
    companyName: source.companyName ?? "",
    companyNumber: source.companyNumber ?? "",
    startDate: source.startDate ?? "",
  }),
} as const satisfies About;

export const selfEmployedQuestion = {
  step: "yourIncome",
  fields: incomeFields(MOST_INCOME, paymentDate("yourIncome.validations.payment_date", 3)),
  answerIn: moneyIn,
} as const satisfies About;

export const savingsQuestion = {
  step: "savingsAmount",
  fields: { currency, annualGrossIncome: amount("annualGrossIncome", MOST_SAVINGS) },
  answerIn: (source) => ({
    currency: source.currency ?? "",
    annualGrossIncome: asTyped(source.annualGrossMinor),
  }),
} as const satisfies About;

const JOB: readonly About[] = [employerQuestion, salaryQuestion, referenceQuestion];

/** What is asked about each type, in the order of the step table. */
const questionsByType: Readonly<Record<OfferedIncomeType, readonly About[]>> = {
  T_EMPLOYED_PERM: JOB,
  T_EMPLOYED_ZH: JOB,
  T_SCHOLARSHIP_LOANS: [loanQuestion, loanAmountQuestion],
  T_PENSION: [pensionQuestion, pensionAmountQuestion],
  T_BENFITS: [benefitQuestion, benefitAmountQuestion],
  T_SELFEMPLOYED: [companyQuestion, selfEmployedQuestion],
  T_SAVINGS: [savingsQuestion],
};

/** The same argument means something else for another type, with other limits. Nothing is asked about a type without a label. */
export const questionsAbout = (type: IncomeType): readonly About[] =>
  offeredIncomeTypes.some((offered) => offered === type) ? questionsByType[type as OfferedIncomeType] : [];

/** Every question about a source. */
export const sourceQuestions: readonly About[] = [...new Set(Object.values(questionsByType).flat())];

export const guarantorQuestion = {
  step: "yourGuarantor",
  fields: {
    firstName: { input: "firstName", rule: nameIssue },
    lastName: { input: "lastName", rule: nameIssue },
    email: othersEmail("email", "yourGuarantor"),
    phoneNumber: { input: "phoneNumber", rule: guarantorPhoneIssue, mayBeTakenBack: true },
  },
  answerIn: (guarantor) => ({
    firstName: guarantor?.firstName ?? "",
    lastName: guarantor?.lastName ?? "",
    email: guarantor?.email ?? "",
    phoneNumber: guarantor?.phoneNumber ?? "",
  }),
} as const satisfies Question<GuarantorNomination | null, IncomeContext>;
