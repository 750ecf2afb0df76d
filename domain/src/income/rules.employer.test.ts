import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkedDate } from "../rules/checked-date.ts";
import { addDays } from "../rules/civil-span.ts";
import { TODAY, TOMORROW, YESTERDAY } from "../testing/civil-days.ts";
import { codeIn, type Form } from "../testing/income-forms.ts";
import { aSource, incomeContext } from "../testing/incomes.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { inputIssues, issuesOf, warningsOf } from "../wizard/question.ts";
import {
  companyQuestion,
  employerQuestion,
  probationIn,
  referenceQuestion,
  sourceQuestions,
} from "./questions.ts";
import { isNewStarter } from "./rules.ts";
import { checkedSource, type StoredSource } from "./source.ts";

const job = aSource("T_EMPLOYED_PERM");
const employer = (field: string, said: Form) => codeIn(employerQuestion, job, field, said);

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

  test.each<[string, Partial<StoredSource>, string]>([
    ["INC-060 (in part) a duration", { probationMonths: 3, isOnProbation: null }, "yes"],
    ["INC-060 (in part) a duration, whatever the flag", { probationMonths: 3, isOnProbation: false }, "yes"],
    ["INC-061 (in part) the flag no", { isOnProbation: false }, "no"],
    ["INC-061 (in part) the flag yes without a duration", { isOnProbation: true }, "no"],
    ["INC-062 (in part) neither", { isOnProbation: null }, ""],
  ])("%s", (_what, said, status) => {
    expect(probationIn(aSource("T_EMPLOYED_PERM", { probationMonths: null, ...said }))).toBe(status);
  });
});

describe("a new starter", () => {
  test("started up to seven days ago, or will start", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        expect(isNewStarter(checkedDate(addDays(TODAY, days)), TODAY)).toBe(days >= -7);
      }),
      seededRuns,
    );
    for (const none of [null, "", "2026-12-32"]) {
      expect(isNewStarter(checkedDate(none), TODAY)).toBe(false);
    }
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
      expect(reference("referenceEmail", { referenceEmail })).toBe(
        "companyReference.validations.personalEmailMatch",
      );
    },
  );

  test("INC-078 (in part) a soft issue warns and refuses nothing", () => {
    const form = {
      ...referenceQuestion.answerIn(checkedSource(job)),
      referenceEmail: "hr.harbour@gmail.com",
    };
    expect(issuesOf(referenceQuestion, form, incomeContext)).toEqual({});
    expect(warningsOf(referenceQuestion, form, incomeContext)).toEqual({
      referenceEmail: { code: "warning.free_mail" },
    });
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
