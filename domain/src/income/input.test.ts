import { describe, expect, test } from "vitest";
import { aSource, incomeContext, SOURCE } from "../testing/incomes.ts";
import { offeredIncomeTypes } from "../vocabulary/money.ts";
import { inputIssues } from "../wizard/question.ts";
import { inputOfForm, ofType, sourceAsSent, sourceWith, storedInputs, typedInputs } from "./input.ts";
import { questionsAbout } from "./questions.ts";
import { checkedSource, newSource } from "./source.ts";

describe.each(offeredIncomeTypes)("a source of type %s", (type) => {
  const source = checkedSource(aSource(type));
  const forms = questionsAbout(type).map(({ answerIn }) => answerIn(source));

  test("comes through its forms unchanged", () => {
    const empty = newSource(SOURCE, type);
    const typed = forms.reduce((known, form) => sourceWith(known, inputOfForm(form)), empty);
    expect(typed).toEqual(source);
  });

  test("is judged by its own rules, stored or sent", () => {
    const questions = questionsAbout(type);
    expect(inputIssues(questions, storedInputs(source), incomeContext)).toEqual({});
    const sent = Object.assign({}, ...forms.map((form) => typedInputs(inputOfForm(form))));
    expect(inputIssues(questions, { ...storedInputs(source), ...sent }, incomeContext)).toEqual({});
  });

  test("what is not sent stays, and what a page has read changes nothing", () => {
    expect(sourceWith(source, {})).toEqual(source);
    const { probationDuration: _months, ...read } = sourceAsSent(source);
    expect(sourceWith(source, read)).toEqual(source);
  });

  test("loses its details with its type, and only then", () => {
    expect(ofType(source, type)).toBe(source);
    expect(ofType(source, undefined)).toBe(source);
    expect(ofType(source, "T_ZERO_PERCENT_RENT_SHARE")).toEqual(
      newSource(SOURCE, "T_ZERO_PERCENT_RENT_SHARE"),
    );
  });
});

describe("what stands in a form", () => {
  const job = checkedSource(aSource("T_EMPLOYED_PERM"));

  test.each([
    ["36.000,50", 36_000.5],
    ["36,000.50", 36_000.5],
    ["£36 000", 36_000],
    ["", null],
  ])("an amount typed as %j is sent as %j", (typed, sent) => {
    expect(inputOfForm({ annualGrossIncome: typed })).toEqual({ annualGrossIncome: sent });
  });

  test("an empty field takes the fact back, a missing one is left alone", () => {
    expect(inputOfForm({ endDate: "", companyName: " Harbour  " })).toEqual({
      endDate: null,
      companyName: "Harbour",
    });
    const ending = sourceWith(job, { endDate: "2027-01-01" });
    expect(ending.endDate).toEqual({ date: "2027-01-01", isValid: true });
    expect(sourceWith(ending, inputOfForm({ endDate: "" })).endDate).toEqual({ date: "", isValid: false });
  });

  test("a probation has a length, or there is none", () => {
    expect(inputOfForm({ probationStatus: "yes", probationDuration: "6" })).toEqual({ probationDuration: 6 });
    expect(inputOfForm({ probationStatus: "no", probationDuration: "" })).toEqual({ removeProbation: true });
    const onProbation = sourceWith(job, { probationDuration: 6 });
    expect(onProbation).toMatchObject({ isOnProbation: true, probationMonths: 6 });
    expect(sourceWith(onProbation, { removeProbation: true })).toMatchObject({
      isOnProbation: false,
      probationMonths: null,
    });
  });

  test("a name without an address asks nobody; both null name nobody", () => {
    expect(sourceWith({ ...job, reference: null }, { referenceName: "Ruth" }).reference).toBeNull();
    expect(sourceWith(job, { referenceName: null, referenceEmail: null }).reference).toBeNull();
    expect(sourceWith(job, { referenceName: "HR" }).reference).toEqual({
      name: "HR",
      email: job.reference?.email,
    });
  });

  test("a currency or frequency that is not listed is none", () => {
    expect(inputOfForm({ currency: "BTC", netIncomeFrequency: "HOURLY" })).toEqual({
      currency: null,
      netIncomeFrequency: null,
    });
  });
});
