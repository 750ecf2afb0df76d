import { describe, expect, test } from "vitest";
import { sectionNames } from "../vocabulary/sections.ts";
import {
  type JudgedSubject,
  type Judgement,
  judgementIssues,
  keptJudgement,
  reasonsToAskAgain,
  unexplainedOf,
} from "./verdict.ts";

const a = (given: Partial<Judgement>): Judgement => ({
  verdict: "accept",
  reasons: [],
  note: "",
  explained: [],
  shownMinor: null,
  ...given,
});

const paper: JudgedSubject = { section: "INCOME", badFindings: [], isPaper: true };

const codes = (judgement: Judgement, about: Partial<JudgedSubject> = {}) =>
  Object.fromEntries(
    Object.entries(judgementIssues(judgement, { ...paper, ...about })).map(([field, { code }]) => [
      field,
      code,
    ]),
  );

const NEEDED = "validation.required";

test.each([
  ["accepting", a({}), {}],
  ["accepting with a note", a({ note: "Same person." }), {}],
  ["accepting, with reasons left from before", a({ reasons: ["MISSING_ID"] }), {}],
  ["asking again without a reason", a({ verdict: "ask_again" }), { reasons: NEEDED }],
  ["asking again", a({ verdict: "ask_again", reasons: ["EXPIRED_DOCUMENT"] }), {}],
  [
    "asking again for what is missing",
    a({ verdict: "ask_again", reasons: ["EXPIRED_DOCUMENT", "MISSING_ID"] }),
    { reasons: "validation.please_select_an_option" },
  ],
  [
    "asking again for a reason of another section",
    a({ verdict: "ask_again", reasons: ["PROOF_OF_ADDRESS_NOT_CORRECT"] }),
    { reasons: "validation.please_select_an_option" },
  ],
  [
    "another reason without words",
    a({ verdict: "ask_again", reasons: ["OTHER"], note: " " }),
    { note: NEEDED },
  ],
  ["another reason", a({ verdict: "ask_again", reasons: ["OTHER"], note: "Page 2 is missing." }), {}],
  ["not using without a note", a({ verdict: "do_not_use", note: " \n" }), { note: NEEDED }],
  ["not using", a({ verdict: "do_not_use", note: "Somebody else's." }), {}],
  ["500 characters", a({ note: `${"🙂".repeat(500)} ` }), {}],
  ["501 characters", a({ note: "🙂".repeat(501) }), { note: "validation.max_length" }],
])("%s", (_what, judgement, expected) => {
  expect(codes(judgement)).toEqual(expected);
});

test.each([
  ["unexplained", a({}), { explained: NEEDED }],
  ["half explained", a({ explained: ["same-file"], note: "One home." }), { explained: NEEDED }],
  ["explained without words", a({ explained: ["same-file", "expired"] }), { note: NEEDED }],
  ["explained", a({ explained: ["expired", "same-file"], note: "One home; renewed." }), {}],
  ["on a document that is not used", a({ verdict: "do_not_use", note: "Somebody else's." }), {}],
])("a document with findings of level bad: %s", (_what, judgement, expected) => {
  expect(codes(judgement, { badFindings: ["same-file", "expired"] })).toEqual(expected);
});

test("a finding that was not made cannot be explained", () => {
  expect(codes(a({ explained: ["twice"], note: "It is not." }))).toEqual({
    explained: "validation.please_select_an_option",
  });
});

test.each([
  ["a figure", a({ shownMinor: 3_600_000 }), {}, {}],
  ["nothing", a({ shownMinor: 0 }), {}, {}],
  ["not read yet", a({}), {}, {}],
  ["less than nothing", a({ shownMinor: -1 }), {}, { shownMinor: "validation.amount" }],
  ["half a penny", a({ shownMinor: 0.5 }), {}, { shownMinor: "validation.amount" }],
  ["more than any income", a({ shownMinor: 100_000_000_001 }), {}, { shownMinor: "validation.amount" }],
  ["of a passport", a({ shownMinor: 1 }), { isPaper: false }, { shownMinor: "validation.amount" }],
])("the yearly figure of a paper: %s", (_what, judgement, about, expected) => {
  expect(codes(judgement, about)).toEqual(expected);
});

test("a finding is dealt with by the words of an acceptance, or by not using the document", () => {
  const bad = ["expired", "same-file"] as const;
  expect(unexplainedOf(bad, null)).toEqual(bad);
  expect(unexplainedOf(bad, { verdict: "accept", explained: ["expired"] })).toEqual(["same-file"]);
  expect(unexplainedOf(bad, { verdict: "accept", explained: [...bad] })).toEqual([]);
  expect(unexplainedOf(bad, { verdict: "do_not_use", explained: [] })).toEqual([]);
  expect(unexplainedOf(bad, { verdict: "ask_again", explained: [] })).toEqual([]);
});

test("every section offers its own reasons, each once, and another one last", () => {
  for (const section of sectionNames) {
    const offered = reasonsToAskAgain(section);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.at(-1)).toBe("OTHER");
  }
  expect(reasonsToAskAgain("RESIDENCE")).toContain("PROOF_OF_ADDRESS_NOT_CORRECT");
  expect(reasonsToAskAgain("IDENTITY")).not.toContain("PROOF_OF_ADDRESS_NOT_CORRECT");
});

describe("what is kept", () => {
  test("is the same however it was ticked", () => {
    const reasons = ["OTHER", "EXPIRED_DOCUMENT", "OTHER"];
    expect(keptJudgement(a({ verdict: "ask_again", reasons, note: " Page 2. " }))).toEqual({
      reasons: ["EXPIRED_DOCUMENT", "OTHER"],
      explained: [],
      shownMinor: null,
      note: "Page 2.",
    });
  });

  test("has reasons only for asking again, and no empty note", () => {
    expect(keptJudgement(a({ reasons: ["EXPIRED_DOCUMENT"], note: " " }))).toMatchObject({
      reasons: [],
      note: null,
    });
  });

  test("has explained findings and a figure only for an acceptance", () => {
    const said = { explained: ["same-file", "expired", "same-file"], shownMinor: 5, note: "So." };
    expect(keptJudgement(a(said))).toMatchObject({ explained: ["expired", "same-file"], shownMinor: 5 });
    expect(keptJudgement(a({ ...said, verdict: "do_not_use" }))).toMatchObject({
      explained: [],
      shownMinor: null,
    });
  });
});
