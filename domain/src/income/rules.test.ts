import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../rules/civil-span.ts";
import { TODAY, TOMORROW, YESTERDAY } from "../testing/civil-days.ts";
import { aSource, incomeContext } from "../testing/incomes.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { inputIssues, issuesOf, type Question, warningsOf } from "../wizard/question.ts";
import type { IncomeContext } from "./context.ts";
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
  probationIn,
  referenceQuestion,
  salaryQuestion,
  savingsQuestion,
  selfEmployedQuestion,
  sourceQuestions,
} from "./questions.ts";
import { isNewStarter, nationalInsuranceNumberIssue, tidyNationalInsuranceNumber } from "./rules.ts";
import type { IncomeSource } from "./source.ts";

type About = Question<IncomeSource, IncomeContext>;
type Form = Readonly<Record<string, string>>;

/** The code of a field's issue, in a form that is right except for what is said. */
const codeIn = (question: About, filled: IncomeSource, field: string, said: Form): string | undefined =>
  issuesOf(question, { ...question.answerIn(filled), ...said }, incomeContext)[field]?.code;

const job = aSource("T_EMPLOYED_PERM");
const employer = (field: string, said: Form) => codeIn(employerQuestion, job, field, said);
const salary = (field: string, said: Form) => codeIn(salaryQuestion, job, field, said);

const REQUIRED = "validation.required";
const INVALID = "validation.date.invalid";

describe("currentEmployer", () => {
  test.each([
    ["INC-050 (in part)", "companyName"],
    ["INC-051 (in part)", "jobTitle"],
    ["INC-052 (in part)", "startDate"],
  ])("%s %s is required", (_id, field) => {
    expect(employer(field, { [field]: "" })).toBe(REQUIRED);
    expect(employer(field, { [field]: "   " })).toBe(REQUIRED);
    expect(employer(field, {})).toBeUndefined();
  });

  test("a line takes 100 characters, as people count them", () => {
    expect(employer("companyName", { companyName: "é".repeat(100) })).toBeUndefined();
    expect(employer("companyName", { companyName: "é".repeat(101) })).toBe("validation.max_length");
  });

  test.each<[string, string, string | undefined]>([
    ["INC-052 (in part) no date", "2024-02-30", INVALID],
    ["INC-052 (in part) a start that is still to come", TOMORROW, undefined],
    ["INC-053 (in part) seven years ago", "2019-11-20", undefined],
    ["INC-053 (in part) a day earlier", "2019-11-19", "currentEmployer.validations.job_start_too_far"],
  ])("%s", (_what, startDate, code) => {
    expect(employer("startDate", { startDate })).toBe(code);
  });

  test.each<[string, string, string | undefined]>([
    ["INC-054 (in part) no end", "", undefined],
    ["INC-054 (in part) an end that is no date", "20.11.2026", INVALID],
    ["INC-055 (in part) an end today", TODAY, undefined],
    ["INC-055 (in part) an end yesterday", YESTERDAY, "currentEmployer.validations.job_already_ended"],
    ["a later end", "2027-06-30", undefined],
  ])("%s", (_what, endDate, code) => {
    expect(employer("endDate", { endDate })).toBe(code);
  });

  test("the end comes after the start", () => {
    expect(employer("endDate", { startDate: "2027-02-01", endDate: "2027-01-31" })).toBe(
      "validation.date.endBeforeStart",
    );
    expect(employer("endDate", { startDate: "2027-02-01", endDate: "2027-02-01" })).toBeUndefined();
  });

  test("INC-056 (in part) whether there is a probation is required", () => {
    const code = "validation.please_select_an_option";
    expect(employer("probationStatus", { probationStatus: "" })).toBe(code);
    expect(employer("probationStatus", { probationStatus: "maybe" })).toBe(code);
    expect(employer("probationStatus", { probationStatus: "no" })).toBeUndefined();
  });

  test.each<[string, string, string | undefined]>([
    ["INC-058 (in part) no", "", undefined],
    ["INC-058 (in part) no", "99", undefined],
    ["INC-058 (in part) yes", "", REQUIRED],
    ["INC-059 (in part) yes", "0", "currentEmployer.validations.probation_length"],
    ["INC-059 (in part) yes", "1", undefined],
    ["INC-059 (in part) yes", " 12 ", undefined],
    ["INC-059 (in part) yes", "13", "currentEmployer.validations.probation_length"],
    ["INC-059 (in part) yes", "1.5", "currentEmployer.validations.probation_length"],
    ["INC-059 (in part) yes", "three", "currentEmployer.validations.probation_length"],
  ])("%s probation of %j months", (what, probationDuration, code) => {
    const probationStatus = what.endsWith("yes") ? "yes" : "no";
    expect(employer("probationDuration", { probationStatus, probationDuration })).toBe(code);
  });

  test.each<[string, Partial<IncomeSource>, string]>([
    ["INC-060 (in part) a duration", { probationMonths: 3, isOnProbation: null }, "yes"],
    ["INC-060 (in part) a duration, whatever the flag", { probationMonths: 3, isOnProbation: false }, "yes"],
    ["INC-061 (in part) the flag no", { isOnProbation: false }, "no"],
    ["INC-061 (in part) the flag yes without a duration", { isOnProbation: true }, "no"],
    ["INC-062 (in part) neither", { isOnProbation: null }, ""],
  ])("%s", (_what, said, status) => {
    expect(probationIn(aSource("T_EMPLOYED_PERM", { probationMonths: null, ...said }))).toBe(status);
  });
});

/** Questions with an amount and its exclusive limit, the field first. */
const amounts: readonly [string, string, number, About, IncomeSource][] = [
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
    expect(issuesOf(salaryQuestion, { ...salaryQuestion.answerIn(job), ...started }, incomeContext)).toEqual(
      {},
    );
    expect(salary("netIncome", { ...started, netIncome: "36000.01" })).toBe(
      "yourSalary.validations.net_range",
    );
    expect(salary("paymentDate", { ...started, paymentDate: TOMORROW })).toBe("validation.payment_date");
    expect(salary("annualGrossIncome", { ...started, annualGrossIncome: "" })).toBe(REQUIRED);
    const before = { ...started, startDate: "2026-11-12" };
    expect([salary("netIncome", before), salary("paymentDate", before)]).toEqual([REQUIRED, REQUIRED]);
  });
});

describe.each<[string, About, IncomeSource, { readonly last: string; readonly tooOld: string }]>([
  [
    "INC-069 (in part) INC-070 (in part) INC-071 (in part)",
    salaryQuestion,
    job,
    { last: "2026-08-20", tooOld: "2026-08-19" },
  ],
  [
    "INC-115 (in part)",
    selfEmployedQuestion,
    aSource("T_SELFEMPLOYED"),
    { last: "2026-08-20", tooOld: "2026-08-19" },
  ],
  [
    "INC-089 (in part)",
    loanAmountQuestion,
    aSource("T_SCHOLARSHIP_LOANS"),
    { last: "2026-05-20", tooOld: "2026-05-19" },
  ],
  [
    "INC-098 (in part)",
    pensionAmountQuestion,
    aSource("T_PENSION"),
    { last: "2026-05-20", tooOld: "2026-05-19" },
  ],
  [
    "INC-106 (in part)",
    benefitAmountQuestion,
    aSource("T_BENFITS"),
    { last: "2026-05-20", tooOld: "2026-05-19" },
  ],
])("%s the last payment", (_ids, question, filled, { last, tooOld }) => {
  test.each<[string, string, string | undefined]>([
    ["none", "", REQUIRED],
    ["no date", "2026-11-31", "validation.payment_date"],
    ["tomorrow", TOMORROW, "validation.payment_date"],
    ["today", TODAY, undefined],
    ["the same day some months ago", last, undefined],
    ["a day earlier", tooOld, "validation.payment_date"],
  ])("%s", (_what, paymentDate, code) => {
    expect(codeIn(question, filled, "paymentDate", { paymentDate })).toBe(code);
  });

  test("is clamped to the end of a shorter month", () => {
    const context = { ...incomeContext, today: "2026-05-31" };
    const issueOn = (paymentDate: string) =>
      issuesOf(question, { ...question.answerIn(filled), paymentDate }, context).paymentDate?.code;
    const [clamped, before] = last.startsWith("2026-08")
      ? ["2026-02-28", "2026-02-27"]
      : ["2025-11-30", "2025-11-29"];
    expect([issueOn(clamped), issueOn(before)]).toEqual([undefined, "validation.payment_date"]);
  });
});

describe("companyReference", () => {
  const reference = (field: string, said: Form) => codeIn(referenceQuestion, job, field, said);

  test("INC-075 (in part) INC-076 (in part) name and e-mail are required", () => {
    expect(reference("referenceName", { referenceName: " " })).toBe(REQUIRED);
    expect(reference("referenceEmail", { referenceEmail: "" })).toBe(REQUIRED);
    expect(reference("referenceEmail", { referenceEmail: "ruth" })).toBe("validation.email.format");
  });

  test.each(["amara@example.com", "Amara+work@Example.com"])(
    "INC-077 (in part) RUL-025 one's own address is refused: %s",
    (referenceEmail) => {
      expect(reference("referenceEmail", { referenceEmail })).toBe("personalEmailMatch");
    },
  );

  test("INC-078 (in part) a soft issue warns and refuses nothing", () => {
    const form = { ...referenceQuestion.answerIn(job), referenceEmail: "hr.harbour@gmail.com" };
    expect(issuesOf(referenceQuestion, form, incomeContext)).toEqual({});
    expect(warningsOf(referenceQuestion, form, incomeContext)).toEqual({
      referenceEmail: { code: "warning.free_mail" },
    });
  });
});

describe("other details", () => {
  const loan = (field: string, said: Form) =>
    codeIn(loanQuestion, aSource("T_SCHOLARSHIP_LOANS"), field, said);
  const pension = (field: string, said: Form) => codeIn(pensionQuestion, aSource("T_PENSION"), field, said);
  const benefit = (field: string, said: Form) => codeIn(benefitQuestion, aSource("T_BENFITS"), field, said);
  const company = (field: string, said: Form) =>
    codeIn(companyQuestion, aSource("T_SELFEMPLOYED"), field, said);

  test("INC-081 (in part) INC-082 (in part) INC-083 (in part) who pays a loan, its start and its end", () => {
    expect(loan("financialInstitutionName", { financialInstitutionName: "" })).toBe(REQUIRED);
    expect(loan("startDate", { startDate: "2025-13-01" })).toBe(INVALID);
    expect(loan("endDate", { endDate: "" })).toBe(REQUIRED);
    expect(loan("endDate", { endDate: "soon" })).toBe(INVALID);
  });

  test("INC-084 (in part) a loan's end is not in the past, and not before its start", () => {
    expect(loan("endDate", { endDate: YESTERDAY })).toBe("validation.date.past");
    expect(loan("endDate", { endDate: TODAY })).toBeUndefined();
    expect(loan("endDate", { startDate: "2027-01-01", endDate: TOMORROW })).toBe(
      "validation.date.endBeforeStart",
    );
  });

  test("INC-091 (in part) INC-092 (in part) INC-093 (in part) a pension's provider and start, at most one year ahead", () => {
    expect(pension("companyName", { companyName: "" })).toBe(REQUIRED);
    expect(pension("startDate", { startDate: "" })).toBe(REQUIRED);
    expect(pension("startDate", { startDate: "2026-02-29" })).toBe(INVALID);
    expect(pension("startDate", { startDate: "2027-11-20" })).toBeUndefined();
    expect(pension("startDate", { startDate: "2027-11-21" })).toBe("validation.date.after");
    expect(pension("startDate", { startDate: "1985-01-01" })).toBeUndefined();
  });

  test("INC-100 (in part) INC-101 (in part) a benefit's start, and its review that is still to come", () => {
    expect(benefit("startDate", { startDate: "yesterday" })).toBe(INVALID);
    expect(benefit("endDate", { endDate: "" })).toBeUndefined();
    expect(benefit("endDate", { endDate: TODAY })).toBeUndefined();
    expect(benefit("endDate", { endDate: YESTERDAY })).toBe("validation.date.past");
    expect(benefit("endDate", { endDate: "x" })).toBe(INVALID);
  });

  test.each<[string, string | undefined]>([
    ["", undefined],
    ["SC123456", undefined],
    ["123456789012345", undefined],
    ["1234567890123456", "validation.max_length"],
    ["12-34", "validation.alphanumeric"],
  ])("INC-109 (in part) the company number %j", (companyNumber, code) => {
    expect(company("companyNumber", { companyNumber })).toBe(code);
  });

  test("INC-108 (in part) INC-110 (in part) the own company and its start", () => {
    expect(company("companyName", { companyName: "" })).toBe(REQUIRED);
    expect(company("startDate", { startDate: "2020-00-01" })).toBe(INVALID);
  });

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
    expect(benefitAmountQuestion.fields).toEqual(pensionAmountQuestion.fields);
  });
});

describe("yourGuarantor", () => {
  const right = {
    firstName: "Margaret",
    lastName: "Bennett",
    email: "margaret@example.com",
    phoneNumber: "",
  };
  const codes = (said: Form) =>
    Object.fromEntries(
      Object.entries(issuesOf(guarantorQuestion, { ...right, ...said }, incomeContext)).map(
        ([field, issue]) => [field, issue?.code],
      ),
    );

  test("INC-179 (in part) INC-180 (in part) INC-181 (in part) first name, last name and e-mail are required, the phone is not", () => {
    expect(codes({})).toEqual({});
    expect(codes({ firstName: "", lastName: "", email: "" })).toEqual({
      firstName: REQUIRED,
      lastName: REQUIRED,
      email: REQUIRED,
    });
  });

  test("INC-182 (in part) nobody guarantees for themselves", () => {
    expect(codes({ email: "amara+g@example.com" })).toEqual({ email: "personalEmailMatch" });
  });

  test.each<[string, string | undefined]>([
    ["+447700900123", undefined],
    ["+44 (0) 7700-900123", undefined],
    ["07700900123", "validation.phone_number"],
    ["+12345678", "validation.phone_number"],
    ["+1234567890123456", "validation.phone_number"],
  ])("INC-183 (in part) the phone number %s", (phoneNumber, code) => {
    expect(codes({ phoneNumber }).phoneNumber).toBe(code);
  });
});

describe("the National Insurance number", () => {
  const code = "openBanking.validations.national_insurance_number";

  test("INC-125 (in part) is upper case, without spaces", () => {
    expect(tidyNationalInsuranceNumber(" qq 12 34 56 c ")).toBe("QQ123456C");
  });

  test.each<[string, string | undefined]>([
    ["AB123456C", undefined],
    ["ab 12 34 56 d", undefined],
    ["AB123456E", code],
    ["AB12345C", code],
    ["AB1234567C", code],
    ["DA123456A", code],
    ["AO123456A", code],
    ["GB123456A", code],
    ["ZZ123456A", code],
    ["", REQUIRED],
  ])("INC-126 (in part) INC-127 (in part) %j", (typed, expected) => {
    expect(nationalInsuranceNumberIssue(typed)?.code).toBe(expected);
  });
});

describe("a new starter", () => {
  test("started up to seven days ago, or will start", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        expect(isNewStarter(addDays(TODAY, days), TODAY)).toBe(days >= -7);
      }),
      seededRuns,
    );
    expect([isNewStarter(null, TODAY), isNewStarter("", TODAY), isNewStarter("2026-02-30", TODAY)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("the server's check of what a page sends", () => {
  test("finds what is wrong in any step, across fields, and checks no argument that is missing", () => {
    const sent = { probationStatus: "yes", probationDuration: "20", endDate: YESTERDAY };
    expect(inputIssues([employerQuestion], sent, incomeContext)).toMatchObject({
      probationDuration: { code: "currentEmployer.validations.probation_length" },
      endDate: { code: "currentEmployer.validations.job_already_ended" },
    });
    expect(inputIssues(sourceQuestions, {}, incomeContext)).toEqual({});
    expect(inputIssues([companyQuestion], { companyNumber: null }, incomeContext)).toEqual({});
  });
});
