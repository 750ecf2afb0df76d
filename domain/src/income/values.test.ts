import { describe, expect, test } from "vitest";
import { aGuarantor, anIncome, anIncomeFile, aSource, incomePath, SOURCE } from "../testing/incomes.ts";
import { inputOfForm, sourceAsSent, sourceWith } from "./input.ts";
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
import { checkedSource, newSource, noDetails, type StoredSource, storedSource } from "./source.ts";
import { type IncomeFacts, incomeAnswersOf, incomeValues } from "./values.ts";

const nothingSaid: StoredSource = { ...noDetails, uuid: SOURCE, incomeType: "T_EMPLOYED_PERM" };

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
    const source = sourceWith(newSource(SOURCE, "T_EMPLOYED_PERM"), inputOfForm(typed));
    const { source: held } = valuesWith({ sources: [storedSource(source)] });
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

describe("the dates of a source", () => {
  const job = aSource("T_EMPLOYED_PERM", { endDate: "2027-01-31" });
  const valid = (date: string) => ({ date, isValid: true });
  const invalid = (date: string) => ({ date, isValid: false });

  test("INC-216 payment date, start and end are held as a date and whether it is one", () => {
    const held = {
      paymentDate: valid("2026-10-30"),
      startDate: valid("2024-02-01"),
      endDate: valid("2027-01-31"),
    };
    const values = valuesWith({ sources: [job] });
    expect([values.source, values.sources]).toMatchObject([held, [held]]);
    const none = { paymentDate: invalid(""), startDate: invalid(""), endDate: invalid("") };
    expect(valuesWith({ sources: [nothingSaid] }).source).toMatchObject(none);
    const typed = inputOfForm({ paymentDate: "2026-02-29", startDate: "2026-13-", endDate: "2027-02-28" });
    expect(sourceWith(checkedSource(job), typed)).toMatchObject({
      paymentDate: invalid("2026-02-29"),
      startDate: invalid("2026-13-"),
      endDate: valid("2027-02-28"),
    });
  });

  test("the flow goes by the flag: what is no day begins no job and answers no step", () => {
    const started = (startDate: string) => anIncome(aSource("T_EMPLOYED_PERM", { startDate }));
    expect(incomePath(started("2026-12-01")).at(-1)).toBe("documents");
    expect(incomePath(started("2026-12-32")).at(-1)).toBe("currentEmployer");
    const paid = anIncome(aSource("T_PENSION", { paymentDate: "2026-09-31" }));
    expect(incomePath(paid).at(-1)).toBe("pensionAmount");
  });

  test("are stored and sent as they were", () => {
    const { source = newSource("", "T_PENSION") } = valuesWith({ sources: [job] });
    expect(storedSource(source)).toEqual(job);
    expect(sourceAsSent(source)).toMatchObject({
      paymentDate: "2026-10-30",
      startDate: "2024-02-01",
      endDate: "2027-01-31",
    });
    expect(sourceAsSent(newSource("", "T_PENSION"))).toMatchObject({ paymentDate: null, startDate: null });
  });
});

describe("what is stored with the record", () => {
  test("are the choices alone", () => {
    expect(incomeAnswersOf(valuesWith({ sources: [nothingSaid], guarantor: aGuarantor }, choices))).toEqual(
      choices,
    );
  });
});
