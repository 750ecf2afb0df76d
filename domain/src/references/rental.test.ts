import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answered,
  answerIssue,
  defaultAnswers,
  LONGEST_NOTE,
  LONGEST_REVIEW,
  needsNote,
  noteIssue,
  parseRentalReply,
  type RentalAnswers,
  type RentalQuestion,
  rentalQuestions,
  reviewText,
  untouchedAnswers,
} from "./rental.ts";

const REQUIRED = { code: "validation.required" };
const defaults = { ...defaultAnswers, review: "" };

const withAnswer = (question: RentalQuestion, answer: boolean, note: string): RentalAnswers => ({
  ...untouchedAnswers,
  [question]: { answer, note },
});

describe("the questions", () => {
  test("FRM-107 (in part) FRM-108 FRM-109 FRM-110 FRM-111 FRM-112 LAW-24 (in part) are five: the details are right, and nothing else happened", () => {
    expect(rentalQuestions.map((question) => [question, untouchedAnswers[question]])).toEqual([
      ["tenancy_details_dates_confirmed", { answer: true, note: "" }],
      ["missed_or_incomplete_payments", { answer: false, note: "" }],
      ["damage_to_the_property", { answer: false, note: "" }],
      ["any_complaints", { answer: false, note: "" }],
      ["any_reason_not_to_let_again", { answer: false, note: "" }],
    ]);
  });

  test.each(rentalQuestions)(
    "FRM-113 %s needs a note with another answer than the default alone",
    (question) => {
      const usual = defaultAnswers[question];
      expect([needsNote(question, usual), needsNote(question, !usual)]).toEqual([false, true]);
      for (const note of ["", "  \n "]) {
        expect(noteIssue(question, { answer: usual, note })).toBeUndefined();
        expect(noteIssue(question, { answer: !usual, note })).toEqual(REQUIRED);
      }
      expect(noteIssue(question, { answer: !usual, note: "In spring." })).toBeUndefined();
    },
  );

  test.each(rentalQuestions)("FRM-239 (in part) %s without an answer gets the generic issue", (question) => {
    expect(answerIssue({ answer: undefined, note: "" })).toEqual(REQUIRED);
    expect(noteIssue(question, { answer: undefined, note: "" })).toBeUndefined();
    expect(answerIssue(untouchedAnswers[question])).toBeUndefined();
  });

  test("FRM-115 (in part) going back to the default takes the note away; another answer keeps it", () => {
    const [question] = rentalQuestions;
    const unusual = { answer: false, note: "Until May." };
    expect(answered(question, true, unusual)).toEqual({ answer: true, note: "" });
    expect(answered(question, false, unusual)).toEqual(unusual);
  });

  test("a note has a longest length, counted as a person counts", () => {
    const note = (text: string) => noteIssue("any_complaints", { answer: true, note: text });
    expect(note("👩".repeat(LONGEST_NOTE))).toBeUndefined();
    expect(note("x".repeat(LONGEST_NOTE + 1))).toEqual({
      code: "validation.max_length",
      params: { max: LONGEST_NOTE },
    });
    expect(note("a\u0000b")).toEqual({ code: "validation.pattern" });
    expect(note("one\r\n\ttwo")).toBeUndefined();
  });
});

describe("FRM-161 FRM-163 the review", () => {
  const words = (question: RentalQuestion) => `[${question}]`;

  test("is empty if every answer is the default", () => {
    expect(reviewText(untouchedAnswers, words)).toBe("");
  });

  test("has the questions with another answer and their notes, joined by commas, in the order of the page", () => {
    const answers = {
      ...withAnswer("any_complaints", true, " Loud music. "),
      tenancy_details_dates_confirmed: { answer: false, note: "From 15 August" },
    };
    expect(reviewText(answers, words)).toBe(
      "[tenancy_details_dates_confirmed], From 15 August, [any_complaints], Loud music.",
    );
  });
});

describe("FRM-160 a reply", () => {
  test("is all five answers and the review", () => {
    expect(parseRentalReply(defaults)).toEqual({ parsed: defaults });
    const unusual = { ...defaults, any_complaints: true, review: "Loud music" };
    expect(parseRentalReply(unusual)).toEqual({ parsed: unusual });
  });

  test.each([
    ["nothing", undefined, { body: "unknown_field" }],
    ["null", null, { body: "unknown_field" }],
    ["a list", [], { body: "unknown_field" }],
    ["a text", "yes", { body: "unknown_field" }],
    [
      "a text for an answer",
      { ...defaults, any_complaints: "false" },
      { any_complaints: "validation.required" },
    ],
    ["a number for an answer", { ...defaults, any_complaints: 0 }, { any_complaints: "validation.required" }],
    ["null for an answer", { ...defaults, any_complaints: null }, { any_complaints: "validation.required" }],
    ["a list as the review", { ...defaults, review: ["x"] }, { review: "validation.required" }],
    ["a field more", { ...defaults, rating: 5 }, { rating: "unknown_field" }],
    [
      "a field of every object",
      JSON.parse(`{"__proto__":1,${JSON.stringify(defaults).slice(1)}`),
      { ["__proto__"]: "unknown_field" },
    ],
    [
      "another answer without a review",
      { ...defaults, any_complaints: true },
      { review: "validation.required" },
    ],
    [
      "a review of spaces",
      { ...defaults, any_complaints: true, review: " \n" },
      { review: "validation.required" },
    ],
    [
      "a review that is too long",
      { ...defaults, review: "x".repeat(LONGEST_REVIEW + 1) },
      { review: "validation.max_length" },
    ],
    ["half a character", { ...defaults, review: "\ud800" }, { review: "validation.pattern" }],
  ])("with %s is refused", (_what, body, codes) => {
    const { parsed, issues = {} } = parseRentalReply(body);
    expect(parsed).toBeUndefined();
    expect(Object.entries(issues).map(([field, { code }]) => [field, code])).toEqual(Object.entries(codes));
  });

  test.each(rentalQuestions)("FRM-239 (in part) without %s is refused with the generic issue", (question) => {
    const { [question]: _left, ...rest } = defaults;
    expect(parseRentalReply(rest)).toEqual({ issues: { [question]: REQUIRED } });
  });

  test("whatever a body is, it is parsed or refused", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const { parsed, issues } = parseRentalReply(body);
        expect((parsed === undefined) !== (issues === undefined)).toBe(true);
      }),
      { seed: 20_261_122 },
    );
  });
});
