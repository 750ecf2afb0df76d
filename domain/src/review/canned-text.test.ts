import { describe, expect, test } from "vitest";
import { languages } from "../vocabulary/languages.ts";
import { cannedTextIssues, filledCanned, type GivenCannedText, LONGEST_CANNED_TEXT } from "./canned-text.ts";

const inAll = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));

const given: GivenCannedText = {
  name: "Whole page",
  use: "request",
  reason: "EXPIRED_DOCUMENT",
  texts: inAll("Send {document} by {day}."),
};

const codesOf = (changes: Partial<GivenCannedText>) =>
  Object.fromEntries(
    Object.entries(cannedTextIssues({ ...given, ...changes })).map(([field, { code }]) => [field, code]),
  );

const withGerman = (de: string) => ({ texts: { ...given.texts, de } });

describe("prepared words", () => {
  test.each<[string, Partial<GivenCannedText>, object]>([
    ["complete", {}, {}],
    ["without a name", { name: " " }, { name: "validation.required" }],
    ["for no reason", { reason: "" }, { reason: "validation.required" }],
    ["for a reason of a decision", { reason: "RENT_ARREARS" }, { reason: "validation.required" }],
    [
      "for the form of a reason that only PDF files have",
      { reason: "EXPIRED_DOCUMENT_PDF" },
      { reason: "validation.required" },
    ],
    ["without German", withGerman(" "), { de: "validation.required" }],
    ["too long", withGerman("x".repeat(LONGEST_CANNED_TEXT + 1)), { de: "validation.max_length" }],
    ["an unknown variable", withGerman("{rent}"), { de: "canned.validations.variable" }],
    ["an open brace", withGerman("{document} {day"), { de: "canned.validations.brace" }],
    [
      "other variables than in English",
      withGerman("{document}"),
      { de: "canned.validations.otherVariables" },
    ],
    [
      "a demand for rent in advance",
      { texts: inAll("Please pay 6 months' rent upfront.") },
      { en: "canned.validations.demand" },
    ],
  ])("%s", (_name, changes, codes) => {
    expect(codesOf(changes)).toEqual(codes);
  });

  test("of a decision name no document", () => {
    const decision = { use: "decision", reason: "INCOME_NOT_SHOWN" };
    expect(codesOf({ ...decision, texts: inAll("{name}: {home}, {day}") })).toEqual({});
    expect(Object.values(codesOf({ ...decision, texts: inAll("{document}") }))).toEqual(
      languages.map(() => "canned.validations.variable"),
    );
  });

  test("are filled in, and a name with braces is not read again", () => {
    const values = { name: "{day}", document: "passport", home: "1 Row", day: "1 May" };
    expect(filledCanned("{name}: {document}, {home}, {day}, {other}", values)).toBe(
      "{day}: passport, 1 Row, 1 May, {other}",
    );
  });
});
