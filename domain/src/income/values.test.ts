import { describe, expect, test } from "vitest";
import { aGuarantor, anIncomeFile, SOURCE } from "../testing/incomes.ts";
import { inputOfForm, sourceWith } from "./input.ts";
import {
  benefitAmountQuestion,
  benefitQuestion,
  companyQuestion,
  employerQuestion,
  guarantorQuestion,
  loanAmountQuestion,
  loanQuestion,
  pensionAmountQuestion,
  pensionQuestion,
  referenceQuestion,
  salaryQuestion,
  savingsQuestion,
  selfEmployedQuestion,
} from "./questions.ts";
import { type IncomeSource, noDetails } from "./source.ts";
import { type IncomeFacts, incomeAnswersOf, incomeValues } from "./values.ts";

const nothingSaid: IncomeSource = { ...noDetails, uuid: SOURCE, incomeType: "T_EMPLOYED_PERM" };

const valuesWith = (facts: Partial<IncomeFacts>, answers: object = {}) =>
  incomeValues(
    {
      sources: [],
      guarantor: null,
      documents: [],
      meetsAffordabilityCriteria: false,
      someoneElsePaysForRent: false,
      konfirCompleted: false,
      ...facts,
    },
    SOURCE,
    answers,
  );

const amounts = {
  annualGrossIncome: "36000.50",
  netIncome: "2400.00",
  currency: "EUR",
  netIncomeFrequency: "WEEKLY_2",
  paymentDate: "2026-10-30",
};

/** Every step that asks for details, and the fields that spec 3 §2 lists for it, as somebody fills them in. */
const details = [
  [
    employerQuestion,
    {
      companyName: "Harbour Bakery Ltd",
      jobTitle: "Baker",
      startDate: "2024-02-01",
      endDate: "2027-01-31",
      probationStatus: "yes",
      probationDuration: "6",
    },
  ],
  [salaryQuestion, { startDate: "2024-02-01", ...amounts }],
  [referenceQuestion, { referenceName: "Ruth Hall", referenceEmail: "ruth@harbourbakery.example" }],
  [
    loanQuestion,
    { financialInstitutionName: "Student Loans Company", startDate: "2025-09-27", endDate: "2028-06-30" },
  ],
  [loanAmountQuestion, amounts],
  [pensionQuestion, { companyName: "Teachers’ Pensions", startDate: "2019-04-01" }],
  [pensionAmountQuestion, amounts],
  [benefitQuestion, { startDate: "2023-05-01", endDate: "2026-12-01" }],
  [benefitAmountQuestion, amounts],
  [companyQuestion, { companyName: "Okafor Designs", companyNumber: "SC123456", startDate: "2021-04-06" }],
  [selfEmployedQuestion, amounts],
  [savingsQuestion, { currency: "EUR", annualGrossIncome: "18000.00" }],
] as const;

/** The steps that ask for a choice. */
const choices = {
  whoIsPaying: "other",
  someoneElse: "T_GUARANTOR",
  bonus: "yes",
  openBanking: "manual",
  feedback: "technical_difficulties",
  error: "manual",
  documents: "BANK_STATEMENT",
  docSignposting: ["BANK_STATEMENT"],
  additionalIncome: "enough",
  konfir: "skipped",
} as const;

// The National Insurance number is not among them: it is sent on, and kept nowhere (docs/decisions/0035).
test("INC-215 the values hold the fields of every step", () => {
  for (const [question, typed] of details) {
    const source = sourceWith(nothingSaid, inputOfForm(typed));
    const { source: held } = valuesWith({ sources: [source] });
    expect([question.step, held && question.answerIn(held)]).toEqual([question.step, typed]);
  }
  const upload = anIncomeFile("BANK_STATEMENT");
  const values = valuesWith({ sources: [nothingSaid], guarantor: aGuarantor, documents: [upload] }, choices);
  expect(values).toMatchObject({ ...choices, source: { incomeType: "T_EMPLOYED_PERM" }, upload: [upload] });
  expect(guarantorQuestion.answerIn(values.guarantor)).toEqual({
    firstName: "Margaret",
    lastName: "Bennett",
    email: "margaret@example.com",
    phoneNumber: "+447700900123",
  });
});

describe("what is stored with the record", () => {
  test("are the choices alone", () => {
    expect(incomeAnswersOf(valuesWith({ sources: [nothingSaid], guarantor: aGuarantor }, choices))).toEqual(
      choices,
    );
  });
});
