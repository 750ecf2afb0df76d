import { describe, expect, test } from "vitest";
import { sectionNames } from "../vocabulary/sections.ts";
import { type Judgement, judgementIssues, keptJudgement, reasonsToAskAgain } from "./verdict.ts";

const a = (given: Partial<Judgement>): Judgement => ({ verdict: "accept", reasons: [], note: "", ...given });

const codes = (judgement: Judgement) =>
  Object.fromEntries(
    Object.entries(judgementIssues(judgement, "INCOME")).map(([field, { code }]) => [field, code]),
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
      note: "Page 2.",
    });
  });

  test("has reasons only for asking again, and no empty note", () => {
    expect(keptJudgement(a({ reasons: ["EXPIRED_DOCUMENT"], note: " " }))).toEqual({
      reasons: [],
      note: null,
    });
  });
});
