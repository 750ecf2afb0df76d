import { amountText } from "../rules/amount.ts";
import { type CheckedDate, checkedDate, optionalDate } from "../rules/checked-date.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { firstIssue, optional, type Rule } from "../rules/issue.ts";
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
import type { FormAnswers, Question, QuestionField } from "../wizard/question.ts";
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

/** The questions about one source of income (spec 3 §2 and §5), and about a guarantor. */

type About = Question<IncomeSource, IncomeContext>;
type Field = QuestionField<IncomeContext>;

const line = (input: string): Field => ({ input, rule: lineIssue });

const currency: Field = { input: "currency", rule: oneOf(currencies) };
const netIncomeFrequency: Field = { input: "netIncomeFrequency", rule: oneOf(payFrequencies) };

const amount = (input: string, most: number): Field => ({ input, rule: amountIssue(most) });

const day = (input: string, rule: (today: CivilDate, form: FormAnswers) => Rule<CheckedDate>): Field => ({
  input,
  rule: (value, { today }, form) => rule(today, form)(checkedDate(value)),
});

const startIn = ({ startDate = "" }: FormAnswers): CheckedDate => checkedDate(startDate);

const startDate = day("startDate", () => startDateIssue);

const paymentDate = (code: string, months: number): Field =>
  day("paymentDate", (today) => paymentDateIssue(code, months, today));

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
  paymentDate: source.paymentDate.date,
});

/** Yes with a duration, else no when the flag is known at all, else empty (spec 3 §3, defaults). */
export const probationIn = ({
  probationMonths,
  isOnProbation,
}: Pick<IncomeSource, "probationMonths" | "isOnProbation">): "yes" | "no" | "" => {
  if (probationMonths !== null) return "yes";
  return isOnProbation === null ? "" : "no";
};

export const employerQuestion = {
  step: "currentEmployer",
  fields: {
    companyName: line("companyName"),
    jobTitle: line("jobTitle"),
    startDate: day("startDate", jobStartIssue),
    endDate: {
      ...day("endDate", (today, form) => jobEndIssue(startIn(form), today)),
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
    startDate: source.startDate.date,
    endDate: source.endDate.date,
    probationStatus: probationIn(source),
    probationDuration: source.probationMonths === null ? "" : String(source.probationMonths),
  }),
} as const satisfies About;

/** A person who has just started has no pay yet (spec 3 §5). */
const isUnpaidYet = (form: FormAnswers, today: CivilDate): boolean => isNewStarter(startIn(form), today);

export const salaryQuestion = {
  step: "yourSalary",
  fields: {
    // The start date decides which fields are optional, and travels with the form unseen.
    startDate: { input: "startDate", rule: () => undefined },
    annualGrossIncome: amount("annualGrossIncome", MOST_INCOME),
    netIncome: {
      input: "netIncome",
      rule: (value, { today }, form) => {
        const asked = firstIssue(amountIssue(MOST_INCOME), notAboveAnnual(form.annualGrossIncome ?? ""));
        return (isUnpaidYet(form, today) ? optional(asked) : asked)(value);
      },
    },
    currency,
    netIncomeFrequency,
    paymentDate: day("paymentDate", (today, form) => {
      const asked = paymentDateIssue("yourSalary.validations.payment_date", 3, today);
      return isUnpaidYet(form, today) ? optionalDate(asked) : asked;
    }),
  },
  answerIn: (source) => ({ startDate: source.startDate.date, ...moneyIn(source) }),
} as const satisfies About;

export const referenceQuestion = {
  step: "companyReference",
  fields: {
    // A department such as "HR" is a valid name.
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
    startDate,
    endDate: day("endDate", (today, form) => loanEndIssue(startIn(form), today)),
  },
  answerIn: (source) => ({
    financialInstitutionName: source.institutionName ?? "",
    startDate: source.startDate.date,
    endDate: source.endDate.date,
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
    startDate: day("startDate", pensionStartIssue),
  },
  answerIn: (source) => ({ companyName: source.companyName ?? "", startDate: source.startDate.date }),
} as const satisfies About;

export const pensionAmountQuestion = {
  step: "pensionAmount",
  fields: incomeFields(MOST_INCOME, paymentDate("pensionAmount.validations.payment_date", 6)),
  answerIn: moneyIn,
} as const satisfies About;

export const benefitQuestion = {
  step: "benefitDetails",
  fields: {
    startDate,
    endDate: { ...day("endDate", reviewDateIssue), mayBeTakenBack: true },
  },
  answerIn: (source) => ({ startDate: source.startDate.date, endDate: source.endDate.date }),
} as const satisfies About;

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
    startDate,
  },
  answerIn: (source) => ({
    companyName: source.companyName ?? "",
    companyNumber: source.companyNumber ?? "",
    startDate: source.startDate.date,
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

const questionsByType: Readonly<Record<OfferedIncomeType, readonly About[]>> = {
  T_EMPLOYED_PERM: JOB,
  T_EMPLOYED_ZH: JOB,
  T_SCHOLARSHIP_LOANS: [loanQuestion, loanAmountQuestion],
  T_PENSION: [pensionQuestion, pensionAmountQuestion],
  T_BENFITS: [benefitQuestion, benefitAmountQuestion],
  T_SELFEMPLOYED: [companyQuestion, selfEmployedQuestion],
  T_SAVINGS: [savingsQuestion],
};

/** The same argument has other limits for another type. A type without a label has no questions. */
export const questionsAbout = (type: IncomeType): readonly About[] => {
  const offered = offeredIncomeTypes.find((one) => one === type);
  return offered ? questionsByType[offered] : [];
};

/** A request cannot ask about a zero-percent share. */
export const mayBeAskedAbout = ({ incomeType }: Pick<IncomeSource, "incomeType">): boolean =>
  questionsAbout(incomeType).length > 0;

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
