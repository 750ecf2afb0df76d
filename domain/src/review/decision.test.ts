import { describe, expect, test } from "vitest";
import type { Outcome } from "../parties/status.ts";
import { type SectionName, sectionNames } from "../vocabulary/sections.ts";
import {
  type DecidedAbout,
  type DecisionReason,
  decisionConditions,
  decisionIssues,
  decisionOf,
  decisionReasons,
  type GivenDecision,
  needsSecondReviewer,
  offeredReasons,
} from "./decision.ts";

const TODAY = "2026-11-23";

const given = (more: Partial<GivenDecision> = {}): GivenDecision => ({
  outcome: "accepted",
  reasons: [],
  conditions: [],
  metBy: "",
  words: "",
  note: "",
  overrideReason: "",
  overrideWords: "",
  ...more,
});

const someTenant: DecidedAbout = {
  role: "tenant",
  country: "ENG",
  sections: sectionNames,
  calculated: undefined,
  isReferenceOpen: false,
  isPolicyUnlawful: false,
  isOutsideUnfavourable: false,
  isRightNotShown: false,
};

const codes = (more: Partial<GivenDecision>, about: Partial<DecidedAbout> = {}) =>
  Object.fromEntries(
    Object.entries(decisionIssues(given(more), { ...someTenant, ...about }, TODAY)).map(
      ([field, { code }]) => [field, code],
    ),
  );

describe("under a policy that the law of today forbids", () => {
  const about = { isPolicyUnlawful: true };
  test.each<[Partial<GivenDecision>, string | undefined]>([
    [{ outcome: "declined", reasons: ["INCOME_BELOW_RULE"] }, "decision.validations.unlawful"],
    [{ outcome: "declined", reasons: ["RENT_ARREARS", "INCOME_NOT_SHOWN"] }, "decision.validations.unlawful"],
    [{ outcome: "accepted_with_guarantor", reasons: ["INCOME_TOO_NEW"] }, "decision.validations.unlawful"],
    [{ outcome: "accepted_with_guarantor" }, "decision.validations.unlawful"],
    [{ outcome: "declined", reasons: ["RENT_ARREARS"] }, undefined],
    [{ outcome: "accepted" }, undefined],
  ])("%j: %s", (more, code) => {
    expect(codes(more, about).reasons).toBe(code);
    expect(codes(more).reasons).toBeUndefined();
  });
});

describe("what a reviewer fills in", () => {
  test.each<[string, Partial<GivenDecision>, Record<string, string>]>([
    ["a plain accept", {}, {}],
    ["nothing chosen", { outcome: "" }, { outcome: "validation.required" }],
    ["an outcome of somebody else's", { outcome: "maybe" }, { outcome: "validation.required" }],
    ["no without a reason", { outcome: "declined" }, { reasons: "validation.required" }],
    ["no with a reason", { outcome: "declined", reasons: ["RENT_ARREARS"] }, {}],
    [
      "a reason that is not on the list",
      { outcome: "declined", reasons: ["SMOKES"] },
      { reasons: "validation.please_select_an_option" },
    ],
    [
      "something else without words",
      { outcome: "declined", reasons: ["OTHER"] },
      { words: "validation.required" },
    ],
    ["something else in words", { outcome: "declined", reasons: ["OTHER"], words: "Because." }, {}],
    ["conditions without a day", { conditions: ["REFERENCE_BEFORE_KEYS"] }, { metBy: "validation.required" }],
    [
      "a day that does not exist",
      { conditions: ["REFERENCE_BEFORE_KEYS"], metBy: "2026-02-30" },
      { metBy: "validation.date.invalid" },
    ],
    [
      "a day that has passed",
      { conditions: ["REFERENCE_BEFORE_KEYS"], metBy: "2026-11-22" },
      { metBy: "validation.date.past" },
    ],
    ["today", { conditions: ["REFERENCE_BEFORE_KEYS"], metBy: TODAY }, {}],
    [
      "a year that was mistyped",
      { conditions: ["REFERENCE_BEFORE_KEYS"], metBy: "2028-11-23" },
      { metBy: "validation.date.after" },
    ],
    [
      "another condition without words",
      { conditions: ["OTHER"], metBy: TODAY },
      { words: "validation.required" },
    ],
    [
      "conditions of a no",
      { outcome: "declined", reasons: ["RENT_ARREARS"], conditions: ["REFERENCE_BEFORE_KEYS"], metBy: TODAY },
      { conditions: "validation.please_select_an_option" },
    ],
    ["too many words", { words: "x".repeat(501) }, { words: "validation.max_length" }],
    ["as many words as may be", { words: "x".repeat(500), note: "x".repeat(1000) }, {}],
    ["too long a note", { note: "x".repeat(1001) }, { note: "validation.max_length" }],
  ])("%s", (_name, more, issues) => {
    expect(codes(more)).toEqual(issues);
  });

  test.each([true, false])(
    "the right to rent is a reason after a check that has failed: %s",
    (isRightNotShown) => {
      expect(offeredReasons({ ...someTenant, isRightNotShown }).includes("RIGHT_TO_RENT_NOT_SHOWN")).toBe(
        isRightNotShown,
      );
      const issues = codes(
        { outcome: "declined", reasons: ["RIGHT_TO_RENT_NOT_SHOWN"] },
        { isRightNotShown },
      );
      expect(issues).toEqual(isRightNotShown ? {} : { reasons: "validation.please_select_an_option" });
    },
  );

  test.each<[DecisionReason, readonly SectionName[]]>([
    ["INCOME_BELOW_RULE", ["INCOME"]],
    ["INCOME_NOT_SHOWN", ["INCOME"]],
    ["INCOME_TOO_NEW", ["INCOME"]],
    ["RENT_ARREARS", ["RESIDENCE"]],
    ["REFERENCE_UNFAVOURABLE", ["INCOME", "RESIDENCE"]],
    ["IDENTITY_NOT_SHOWN", ["IDENTITY"]],
    ["DOCUMENTS_NOT_GENUINE", sectionNames],
    ["OTHER", sectionNames],
  ])("%s is a reason where one of these is asked for: %j", (reason, where) => {
    for (const section of sectionNames) {
      const about = { sections: [section] };
      const isOffered = where.includes(section);
      expect(offeredReasons({ ...someTenant, ...about }).includes(reason)).toBe(isOffered);
      expect(codes({ outcome: "declined", reasons: [reason], words: "So it is." }, about)).toEqual(
        isOffered ? {} : { reasons: "validation.please_select_an_option" },
      );
    }
  });

  test.each([true, false])("an outside result is a reason while one counts against: %s", (isOffered) => {
    const about = { isOutsideUnfavourable: isOffered };
    const reason = "OUTSIDE_RESULT_UNFAVOURABLE";
    expect(offeredReasons({ ...someTenant, ...about }).includes(reason)).toBe(isOffered);
    expect(codes({ outcome: "declined", reasons: [reason] }, about)).toEqual(
      isOffered ? {} : { reasons: "validation.please_select_an_option" },
    );
  });

  test("a guarantor takes a reason where there are sums, and none where no reason would be true", () => {
    const guaranteed = { outcome: "accepted_with_guarantor" };
    expect(codes(guaranteed, { calculated: "accepted_with_guarantor" })).toEqual({
      reasons: "validation.required",
    });
    expect(codes(guaranteed, { calculated: undefined })).toEqual({});
  });

  test("a plain accept keeps no reasons, and no day without a condition", () => {
    const plain = given({ reasons: ["OTHER"], metBy: TODAY, words: "  Welcome. ", note: " " });
    expect(decisionOf(plain, someTenant)).toEqual({
      outcome: "accepted",
      reasons: [],
      conditions: [],
      metBy: null,
      words: "Welcome.",
      note: null,
      override: null,
    });
  });

  test("reasons and conditions stand in the order of their lists, each once", () => {
    const decision = decisionOf(
      given({
        outcome: "accepted_with_guarantor",
        reasons: ["RENT_ARREARS", "INCOME_BELOW_RULE", "RENT_ARREARS"],
        conditions: ["OTHER", "REFERENCE_BEFORE_KEYS"],
        metBy: TODAY,
      }),
      someTenant,
    );
    expect(decision.reasons).toEqual(["INCOME_BELOW_RULE", "RENT_ARREARS"]);
    expect(decision.conditions).toEqual(["REFERENCE_BEFORE_KEYS", "OTHER"]);
    expect(decision.metBy).toBe(TODAY);
    expect(decisionReasons).toContain("OTHER");
    expect(decisionConditions).toContain("OTHER");
  });
});

describe("four eyes", () => {
  const needs = (outcome: Outcome, calculated: Outcome | undefined, more = {}) =>
    needsSecondReviewer({
      decision: { outcome, conditions: [] },
      calculated,
      isReferenceOpen: false,
      always: false,
      ...more,
    });

  test("a plain accept that the sums agree with needs nobody else", () => {
    expect(needs("accepted", "accepted")).toBe(false);
    expect(needs("accepted", undefined)).toBe(false);
  });

  test.each<[string, boolean]>([
    ["a no, whatever the sums say", needs("declined", "declined")],
    ["a no without sums", needs("declined", undefined)],
    ["a guarantor", needs("accepted_with_guarantor", "accepted_with_guarantor")],
    ["an accept against the sums", needs("accepted", "declined")],
    ["an accept without the guarantor that the sums ask for", needs("accepted", "accepted_with_guarantor")],
    [
      "conditions",
      needs("accepted", "accepted", { decision: { outcome: "accepted", conditions: ["OTHER"] } }),
    ],
    ["an accept while a reference is open", needs("accepted", "accepted", { isReferenceOpen: true })],
    ["a policy that always asks for one", needs("accepted", "accepted", { always: true })],
  ])("%s needs a second person", (_name, isNeeded) => {
    expect(isNeeded).toBe(true);
  });
});

test("LAW-01 (in part) in England an acceptance may not rest on rent in advance, nor its words ask for it", () => {
  const paid = { overrideReason: "PAID_IN_ADVANCE" };
  const against = { calculated: "declined" } as const;
  expect(codes(paid, against)).toEqual({ overrideReason: "validation.please_select_an_option" });
  expect(codes(paid, { ...against, country: "SCT" })).toEqual({});
  const words = "We need 6 months' rent upfront.";
  expect(codes({ words })).toEqual({ confirmedRule: "decision.validations.confirm" });
  expect(codes({ words, confirmedRule: "text-rent-in-advance" })).toEqual({});
});
