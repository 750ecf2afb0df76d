import { describe, expect, test } from "vitest";
import type { AccountantReply } from "./accountant.ts";
import { type AnsweredReference, comparedLines, type StatedIncome } from "./comparison.ts";
import type { EmploymentReply } from "./employment.ts";
import { defaultAnswers } from "./rental.ts";

const NAME = { firstName: "Amara", lastName: "Okafor" } as const;

const marksOf = (reference: AnsweredReference) =>
  Object.fromEntries(comparedLines(reference).map(({ question, mark }) => [question, mark]));

describe("a tenancy", () => {
  const rental = (answers: Partial<typeof defaultAnswers>): AnsweredReference => ({
    kind: "rental",
    shown: { ...NAME, address: "3 Quarry View", start: "2023-08-01", end: null },
    answers: { ...defaultAnswers, ...answers },
  });

  test("stands beside the declared address and dates, and nothing else is declared", () => {
    const [first, ...others] = comparedLines(rental({}));
    expect(first?.declared).toMatchObject([
      { kind: "text", text: "3 Quarry View" },
      { kind: "span", from: "2023-08-01", to: null },
    ]);
    expect(others.flatMap(({ declared }) => declared)).toEqual([]);
  });

  test("marks each unusual answer", () => {
    expect(marksOf(rental({}))).toEqual({
      tenancy_details_dates_confirmed: "same",
      missed_or_incomplete_payments: "none",
      damage_to_the_property: "none",
      any_complaints: "none",
      any_reason_not_to_let_again: "none",
    });
    expect(
      marksOf(
        rental({
          tenancy_details_dates_confirmed: false,
          missed_or_incomplete_payments: true,
          any_reason_not_to_let_again: true,
        }),
      ),
    ).toMatchObject({
      tenancy_details_dates_confirmed: "differs",
      missed_or_incomplete_payments: "against",
      damage_to_the_property: "none",
      any_reason_not_to_let_again: "against",
    });
  });
});

const stated = (changes: Partial<StatedIncome> = {}): StatedIncome => ({
  minor: 3_000_000,
  currency: "GBP",
  incomeType: "T_EMPLOYED_PERM",
  ...changes,
});

describe("a job", () => {
  const job = (
    answers: Partial<EmploymentReply>,
    income: StatedIncome | null = stated(),
  ): AnsweredReference => ({
    kind: "employment",
    shown: { ...NAME, company: "Brightwater", role: "Baker", start: "2022-01-01", currency: "GBP" },
    answers: {
      works_here: true,
      details_confirmed: true,
      note: "",
      contract: "PERMANENT",
      pay: 2500,
      pay_period: "MONTH",
      referee_name: "Ada",
      referee_role: "HR",
      referee_phone: "",
      ...answers,
    },
    stated: income,
  });

  test.each<[string, Partial<EmploymentReply>, StatedIncome | null, object]>([
    [
      "as declared",
      {},
      stated(),
      { works_here: "same", details_confirmed: "same", contract: "same", pay: "same" },
    ],
    ["lower pay", { pay: 2000 }, stated(), { pay: "differs" }],
    ["an hourly pay cannot be compared", { pay: 10, pay_period: "HOUR" }, stated(), { pay: "none" }],
    ["another currency cannot be compared", { pay: 2000 }, stated({ currency: "EUR" }), { pay: "none" }],
    ["a removed source cannot be compared", { pay: 2000 }, null, { pay: "none", contract: "none" }],
    [
      "another contract than the declared permanent one",
      { contract: "AGENCY" },
      stated(),
      { contract: "differs" },
    ],
    [
      "a zero-hours job",
      { contract: "ZERO_HOURS" },
      stated({ incomeType: "T_EMPLOYED_ZH" }),
      { contract: "none" },
    ],
    ["wrong details", { details_confirmed: false }, stated(), { details_confirmed: "differs" }],
    [
      "not allowed to say",
      { works_here: null, pay: null, pay_period: null, contract: null },
      stated(),
      { works_here: "none", pay: "none", contract: "none" },
    ],
  ])("%s", (_name, answers, income, marks) => {
    expect(marksOf(job(answers, income))).toMatchObject(marks);
  });

  test("that does not exist is not compared further", () => {
    expect(marksOf(job({ works_here: false }))).toEqual({ works_here: "differs" });
  });
});

describe("a business", () => {
  const business = (answers: Partial<AccountantReply>): AnsweredReference => ({
    kind: "accountant",
    shown: { ...NAME, company: "Okafor Joinery", start: "2020-04-01", currency: "GBP" },
    answers: {
      acts_for: true,
      details_confirmed: true,
      note: "",
      year_end: "2026-03-31",
      profit: 30_000,
      profit_before: 12_000,
      will_fall: false,
      referee_name: "Ada",
      referee_role: "Partner",
      referee_phone: "",
      ...answers,
    },
    stated: stated(),
  });

  test("differs by a clearly lower profit, and a fall weighs against it; the year before does neither", () => {
    expect(marksOf(business({}))).toMatchObject({ profit: "same", profit_before: "none", will_fall: "none" });
    expect(marksOf(business({ profit: 20_000, will_fall: true }))).toMatchObject({
      profit: "differs",
      will_fall: "against",
    });
    expect(marksOf(business({ profit: null, year_end: null }))).toMatchObject({
      profit: "none",
      year_end: "none",
    });
    expect(marksOf(business({ acts_for: false }))).toEqual({ acts_for: "differs" });
  });
});
