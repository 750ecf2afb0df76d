import { describe, expect, test } from "vitest";
import { TODAY, TOMORROW, YESTERDAY } from "../testing/civil-days.ts";
import { codeIn, type Form } from "../testing/income-forms.ts";
import { aSource } from "../testing/incomes.ts";
import { benefitQuestion, companyQuestion, loanQuestion, pensionQuestion } from "./questions.ts";
import { nationalInsuranceNumberIssue, tidyNationalInsuranceNumber } from "./rules.ts";

const REQUIRED = "validation.required";
const INVALID = "validation.date.invalid";

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
