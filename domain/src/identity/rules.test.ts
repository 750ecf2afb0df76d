import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { middleNameIssue, nameIssue } from "../rules/names.ts";
import { TODAY, TOMORROW } from "../testing/civil-days.ts";
import { anIdentity, identityContext } from "../testing/identities.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { issuesOf } from "../wizard/question.ts";
import { nameQuestion } from "./questions.ts";
import { birthdateIssue, documentChoiceIssue, nationalityIssue } from "./rules.ts";

describe("names", () => {
  test.each([
    ["IDN-096", "", "validation.required"],
    ["IDN-096", "   ", "validation.required"],
    ["IDN-097", "A", "validation.name.length"],
    ["IDN-097", "Al", undefined],
    ["IDN-097", "a".repeat(64), undefined],
    ["IDN-097", "a".repeat(65), "validation.name.length"],
    ["IDN-097", "é".normalize("NFD").repeat(64), undefined],
    ["IDN-097", "𠮷𠮷", undefined],
    ["IDN-097", " A ", "validation.name.length"],
    ["IDN-098", " Amara ", undefined],
    ["IDN-098", "O'Brien-Smith Jr.", undefined],
    ["IDN-098", "Zoë", undefined],
    ["IDN-098", "李小龙", undefined],
    ["IDN-098", "Am4ra", "validation.name.pattern"],
    ["IDN-098", "4mara", "validation.name.pattern"],
    ["IDN-098", "-Amara", "validation.name.pattern"],
    ["IDN-098", "Amara-", "validation.name.pattern"],
    ["IDN-098", "Amara & Co", "validation.name.pattern"],
    ["IDN-098", "<b>Amara</b>", "validation.name.pattern"],
  ])("%s %j gives %s", (_id, value, code) => {
    expect(nameIssue(value)?.code).toBe(code);
  });

  test("IDN-097 the message can name the bounds", () => {
    expect(nameIssue("A")?.params).toEqual({ min: 2, max: 64 });
  });

  test.each([
    ["IDN-099", "", undefined],
    ["IDN-099", "   ", undefined],
    ["IDN-100", "A", "validation.name.length"],
    ["IDN-100", "Al", undefined],
    ["IDN-100", "a".repeat(64), undefined],
    ["IDN-100", "a".repeat(65), "validation.name.length"],
    ["IDN-100", "Am4ra", "validation.name.pattern"],
  ])("%s the middle name %j gives %s", (_id, value, code) => {
    expect(middleNameIssue(value)?.code).toBe(code);
  });

  test("IDN-096 IDN-099 each field has its own issue, and a valid name has none", () => {
    const issues = (firstName: string, middleName: string, lastName: string) =>
      issuesOf(
        nameQuestion,
        { ...nameQuestion.answerIn(anIdentity()), firstName, middleName, lastName },
        identityContext,
      );
    expect(issues("Amara", "", "Okoye")).toEqual({});
    expect(issues("", "4", "O2")).toEqual({
      firstName: { code: "validation.required" },
      middleName: { code: "validation.name.length", params: { min: 2, max: 64 } },
      lastName: { code: "validation.name.pattern" },
    });
  });

  test("IDN-098 spaces around a name never matter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 70 }), (value) => {
        expect(nameIssue(`  ${value} `)).toEqual(nameIssue(value));
      }),
      seededRuns,
    );
  });
});

describe("date of birth", () => {
  test.each([
    ["IDN-101", "", "validation.required"],
    ["IDN-101", "  ", "validation.required"],
    ["IDN-102", "17-05-1990", "validation.birthdate.invalid"],
    ["IDN-102", "1990-5-17", "validation.birthdate.invalid"],
    ["IDN-102", "1990-05-17T00:00", "validation.birthdate.invalid"],
    ["IDN-103", "0990-05-17", "validation.birthdate.invalid"],
    ["IDN-103", "990-05-17", "validation.birthdate.invalid"],
    ["IDN-103", "19900-05-17", "validation.birthdate.invalid"],
    ["IDN-104", "1990-02-30", "validation.birthdate.invalid"],
    ["IDN-104", "1990-13-01", "validation.birthdate.invalid"],
    ["IDN-104", "2023-02-29", "validation.birthdate.invalid"],
    ["IDN-104", TOMORROW, "validation.birthdate.invalid"],
    ["IDN-105", TODAY, "validation.birthdate.under18"],
    ["IDN-105", "2008-11-21", "validation.birthdate.under18"],
    ["IDN-105", "2008-11-20", undefined],
    ["IDN-105", "2008-11-19", undefined],
    ["IDN-105", "1990-05-17", undefined],
    ["FRM-397", "1906-11-20", undefined],
    ["FRM-397", "1905-11-21", undefined],
    ["FRM-397", "1905-11-20", "validation.birthdate.invalid"],
    ["FRM-397", "1800-01-01", "validation.birthdate.invalid"],
  ])("%s on 2026-11-20, %j gives %s", (_id, value, code) => {
    expect(birthdateIssue(value, TODAY)?.code).toBe(code);
  });

  test.each([
    ["2026-02-28", "validation.birthdate.under18"],
    ["2026-03-01", undefined],
  ])("IDN-105 who was born on 29 February 2008 gives on %s %s", (today, code) => {
    expect(birthdateIssue("2008-02-29", today)?.code).toBe(code);
  });

  test("IDN-105 the message can name the age", () => {
    expect(birthdateIssue(TODAY, TODAY)?.params).toEqual({ age: 18 });
  });
});

describe("choices", () => {
  test.each([
    ["IDN-106", "DE", undefined],
    ["IDN-106", "FR", "validation.please_select_an_option"],
    ["IDN-106", "de", "validation.please_select_an_option"],
    ["SHR-039", "", "validation.please_select_an_option"],
  ])("%s the nationality %j gives %s", (_id, value, code) => {
    expect(nationalityIssue(value, ["DE", "GB"])?.code).toBe(code);
  });

  test.each([
    ["IDN-014", "PASSPORT", undefined],
    ["IDN-014", "DRIVING_LICENCE", "validation.please_select_an_option"],
    ["IDN-014", "TAPESTRY", "validation.please_select_an_option"],
    ["IDN-015", "none", undefined],
    ["SHR-039", undefined, "validation.please_select_an_option"],
  ])("%s the document %j gives %s", (_id, value, code) => {
    expect(documentChoiceIssue(value, ["PASSPORT", "NATIONAL_ID"])?.code).toBe(code);
  });
});
