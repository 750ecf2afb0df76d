import type { IncomeContext } from "@latchkey/domain/income/context.ts";
import { guarantorQuestion, sourceQuestions } from "@latchkey/domain/income/questions.ts";
import { nationalInsuranceNumberIssue } from "@latchkey/domain/income/rules.ts";
import { TOMORROW, YESTERDAY } from "@latchkey/domain/testing/civil-days.ts";
import { incomeContext } from "@latchkey/domain/testing/incomes.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import type { QuestionField } from "@latchkey/domain/wizard/question.ts";
import { expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";

const own = incomeContext.email;

/** Wrong answers: the step that asks, the field, what stands there and beside it, and the key in the step's group. */
const wrongAnswers: readonly (readonly [string, string, Readonly<Record<string, string>>, string])[] = [
  ["currentEmployer", "startDate", { startDate: "2019-11-19" }, "job_start_too_far"],
  ["currentEmployer", "endDate", { endDate: YESTERDAY }, "job_already_ended"],
  [
    "currentEmployer",
    "probationDuration",
    { probationStatus: "yes", probationDuration: "13" },
    "probation_length",
  ],
  ["yourSalary", "netIncome", { annualGrossIncome: "100", netIncome: "101" }, "net_range"],
  ["yourSalary", "paymentDate", { paymentDate: TOMORROW }, "payment_date"],
  ["yourLoan", "paymentDate", { paymentDate: TOMORROW }, "payment_date"],
  ["pensionAmount", "paymentDate", { paymentDate: TOMORROW }, "payment_date"],
  ["benefitAmount", "paymentDate", { paymentDate: TOMORROW }, "payment_date"],
  ["yourIncome", "paymentDate", { paymentDate: TOMORROW }, "payment_date"],
  ["companyReference", "referenceEmail", { referenceEmail: own }, "personalEmailMatch"],
  ["yourGuarantor", "email", { email: own }, "personalEmailMatch"],
];

const fieldsOf = (step: string): Readonly<Record<string, QuestionField<IncomeContext>>> =>
  [...sourceQuestions, guarantorQuestion].find((question) => question.step === step)?.fields ?? {};

const catalogues = await Promise.all(
  languages.map((language) => createI18n({ language, namespaces: ["income"] })),
);

const hasText = (code: string): boolean => catalogues.every((i18n) => i18n.exists(`income:${code}`));

test.each(wrongAnswers)(
  "INC-251 the message of %s for a wrong %s is a key of the step's validation group: %j → %s",
  (step, name, said, key) => {
    const code = fieldsOf(step)[name]?.rule(said[name] ?? "", incomeContext, said)?.code ?? "";
    expect(code).toBe(`${step}.validations.${key}`);
    expect(hasText(code)).toBe(true);
  },
);

test("INC-251 so is that of openBanking for a wrong National Insurance number", () => {
  const code = nationalInsuranceNumberIssue("AB123456E")?.code ?? "";
  expect(code).toBe("openBanking.validations.national_insurance_number");
  expect(hasText(code)).toBe(true);
});
