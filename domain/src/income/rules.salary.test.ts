import { describe, expect, test } from "vitest";
import { TODAY, TOMORROW } from "../testing/civil-days.ts";
import { type AboutSource, codeIn, type Form } from "../testing/income-forms.ts";
import { aSource, incomeContext } from "../testing/incomes.ts";
import { issuesOf } from "../wizard/question.ts";
import {
  benefitAmountQuestion,
  loanAmountQuestion,
  pensionAmountQuestion,
  salaryQuestion,
  savingsQuestion,
  selfEmployedQuestion,
} from "./questions.ts";
import { checkedSource, type StoredSource } from "./source.ts";

const job = aSource("T_EMPLOYED_PERM");
const salary = (field: string, said: Form) => codeIn(salaryQuestion, job, field, said);

const REQUIRED = "validation.required";

describe("yourSalary", () => {
  test.each<[string, string | undefined]>([
    ["36,000.00", undefined],
    ["36000", undefined],
    ["36.000,01", "yourSalary.validations.net_range"],
    ["10000000", "validation.amount"],
    ["0", "validation.amount"],
    ["", REQUIRED],
  ])("INC-066 (in part) INC-067 (in part) net salary %j of 36,000 a year", (netIncome, code) => {
    expect(salary("netIncome", { netIncome })).toBe(code);
  });

  test("INC-067 (in part) the numbers are compared as typed, whatever the frequency", () => {
    const typed = { annualGrossIncome: "20000", netIncome: "20001", netIncomeFrequency: "DAILY" };
    expect(salary("netIncome", typed)).toBe("yourSalary.validations.net_range");
  });

  test.each([
    ["INC-065 (in part)", "currency", "CHF"],
    ["INC-068 (in part)", "netIncomeFrequency", "HOURLY"],
  ])("%s %s is required, and one of the list", (_id, field, other) => {
    const code = "validation.please_select_an_option";
    expect(salary(field, { [field]: "" })).toBe(code);
    expect(salary(field, { [field]: other })).toBe(code);
  });

  test("INC-073 (in part) whoever has just started may leave net salary and last payment empty, not wrong", () => {
    const started = { startDate: "2026-11-13", netIncome: "", paymentDate: "" };
    expect(
      issuesOf(salaryQuestion, { ...salaryQuestion.answerIn(checkedSource(job)), ...started }, incomeContext),
    ).toEqual({});
    expect(salary("netIncome", { ...started, netIncome: "36000.01" })).toBe(
      "yourSalary.validations.net_range",
    );
    expect(salary("paymentDate", { ...started, paymentDate: TOMORROW })).toBe(
      "yourSalary.validations.payment_date",
    );
    expect(salary("annualGrossIncome", { ...started, annualGrossIncome: "" })).toBe(REQUIRED);
    const before = { ...started, startDate: "2026-11-12" };
    expect([salary("netIncome", before), salary("paymentDate", before)]).toEqual([REQUIRED, REQUIRED]);
  });
});

/** Questions with an amount and its exclusive limit, the field first. */
const amounts: readonly [string, string, number, AboutSource, StoredSource][] = [
  ["INC-064 (in part)", "annualGrossIncome", 10_000_000, salaryQuestion, job],
  ["INC-086 (in part)", "annualGrossIncome", 1_000_000, loanAmountQuestion, aSource("T_SCHOLARSHIP_LOANS")],
  ["INC-087 (in part)", "netIncome", 1_000_000, loanAmountQuestion, aSource("T_SCHOLARSHIP_LOANS")],
  ["INC-095 (in part)", "annualGrossIncome", 10_000_000, pensionAmountQuestion, aSource("T_PENSION")],
  ["INC-096 (in part)", "netIncome", 10_000_000, pensionAmountQuestion, aSource("T_PENSION")],
  ["INC-104 (in part)", "annualGrossIncome", 10_000_000, benefitAmountQuestion, aSource("T_BENFITS")],
  ["INC-105 (in part)", "netIncome", 10_000_000, benefitAmountQuestion, aSource("T_BENFITS")],
  ["INC-112 (in part)", "annualGrossIncome", 10_000_000, selfEmployedQuestion, aSource("T_SELFEMPLOYED")],
  ["INC-113 (in part)", "netIncome", 10_000_000, selfEmployedQuestion, aSource("T_SELFEMPLOYED")],
  ["INC-118 (in part)", "annualGrossIncome", 100_000_000, savingsQuestion, aSource("T_SAVINGS")],
];

describe.each(amounts)("%s %s, less than %i", (_id, field, most, question, filled) => {
  test.each<[string, string | undefined]>([
    ["", REQUIRED],
    ["0", "validation.amount"],
    ["0.01", undefined],
    [`${most - 1}.99`, undefined],
    [String(most), "validation.amount"],
    ["-5", "validation.amount"],
    ["1e6", "validation.amount"],
    ["much", "validation.amount"],
  ])("is more than nothing and less than the limit: %j", (typed, code) => {
    expect(codeIn(question, filled, field, { [field]: typed })).toBe(code);
  });
});

/** The last payments that still count and that no longer do, and the code of what is wrong. */
interface Payment {
  readonly last: string;
  readonly tooOld: string;
  readonly wrong: string;
}

const inThreeMonths = { last: "2026-08-20", tooOld: "2026-08-19" };
const inSixMonths = { last: "2026-05-20", tooOld: "2026-05-19" };

describe.each<[string, AboutSource, StoredSource, Payment]>([
  [
    "INC-069 (in part) INC-070 (in part) INC-071 (in part)",
    salaryQuestion,
    job,
    { ...inThreeMonths, wrong: "yourSalary.validations.payment_date" },
  ],
  [
    "INC-115 (in part)",
    selfEmployedQuestion,
    aSource("T_SELFEMPLOYED"),
    { ...inThreeMonths, wrong: "yourIncome.validations.payment_date" },
  ],
  [
    "INC-089 (in part)",
    loanAmountQuestion,
    aSource("T_SCHOLARSHIP_LOANS"),
    { ...inSixMonths, wrong: "yourLoan.validations.payment_date" },
  ],
  [
    "INC-098 (in part)",
    pensionAmountQuestion,
    aSource("T_PENSION"),
    { ...inSixMonths, wrong: "pensionAmount.validations.payment_date" },
  ],
  [
    "INC-106 (in part)",
    benefitAmountQuestion,
    aSource("T_BENFITS"),
    { ...inSixMonths, wrong: "benefitAmount.validations.payment_date" },
  ],
])("%s the last payment", (_ids, question, filled, { last, tooOld, wrong }) => {
  test.each<[string, string, string | undefined]>([
    ["none", "", REQUIRED],
    ["no date", "2026-11-31", wrong],
    ["tomorrow", TOMORROW, wrong],
    ["today", TODAY, undefined],
    ["the same day some months ago", last, undefined],
    ["a day earlier", tooOld, wrong],
  ])("%s", (_what, paymentDate, code) => {
    expect(codeIn(question, filled, "paymentDate", { paymentDate })).toBe(code);
  });

  test("is clamped to the end of a shorter month", () => {
    const context = { ...incomeContext, today: "2026-05-31" };
    const issueOn = (paymentDate: string) =>
      issuesOf(question, { ...question.answerIn(checkedSource(filled)), paymentDate }, context).paymentDate
        ?.code;
    const [clamped, before] = last.startsWith("2026-08")
      ? ["2026-02-28", "2026-02-27"]
      : ["2025-11-30", "2025-11-29"];
    expect([issueOn(clamped), issueOn(before)]).toEqual([undefined, wrong]);
  });
});

describe("the amounts of every type", () => {
  test("INC-088 (in part) INC-097 (in part) INC-114 (in part) INC-117 (in part) currency and frequency are always required", () => {
    const code = "validation.please_select_an_option";
    for (const [, , , question, filled] of amounts) {
      const asked = Object.keys(question.fields).filter((field) => /currency|Frequency/.test(field));
      expect(asked).toContain("currency");
      for (const field of asked) expect(codeIn(question, filled, field, { [field]: "" })).toBe(code);
    }
  });

  test("INC-103 (in part) benefitAmount has the shape of pensionAmount", () => {
    const fields = ["annualGrossIncome", "currency", "netIncome", "netIncomeFrequency", "paymentDate"];
    expect(Object.keys(pensionAmountQuestion.fields).toSorted()).toEqual(fields);
    const { paymentDate: _paid, ...others } = benefitAmountQuestion.fields;
    const { paymentDate: _before, ...sameOthers } = pensionAmountQuestion.fields;
    expect(others).toEqual(sameOthers);
  });
});
