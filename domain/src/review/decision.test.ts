import { describe, expect, test } from "vitest";
import type { AffordabilityOutcome } from "../affordability/assess.ts";
import { assessHousehold } from "../affordability/assess.ts";
import { defaultCriteria } from "../affordability/criteria.ts";
import type { Outcome } from "../parties/status.ts";
import { assessedSource } from "../testing/assessed-sources.ts";
import { type SectionName, sectionNames } from "../vocabulary/sections.ts";
import {
  blockOf,
  calculatedOutcome,
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
const salary = (pence: number) => assessedSource("T_EMPLOYED_PERM", pence / 100);

const given = (more: Partial<GivenDecision> = {}): GivenDecision => ({
  outcome: "accepted",
  reasons: [],
  conditions: [],
  metBy: "",
  words: "",
  note: "",
  ...more,
});

const someTenant: DecidedAbout = {
  role: "tenant",
  country: "ENG",
  sections: sectionNames,
  calculated: undefined,
};

const codes = (more: Partial<GivenDecision>, about: Partial<DecidedAbout> = {}) =>
  Object.fromEntries(
    Object.entries(decisionIssues(given(more), { ...someTenant, ...about }, TODAY)).map(
      ([field, { code }]) => [field, code],
    ),
  );

describe("what a reviewer fills in", () => {
  test.each<[string, Partial<GivenDecision>, Record<string, string>]>([
    ["a plain accept", {}, {}],
    ["nothing chosen", { outcome: "" }, { outcome: "validation.required" }],
    ["an outcome of somebody else's", { outcome: "maybe" }, { outcome: "validation.required" }],
    ["no without a reason", { outcome: "declined" }, { reasons: "validation.required" }],
    [
      "a guarantor without a reason",
      { outcome: "accepted_with_guarantor" },
      { reasons: "validation.required" },
    ],
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

  test.each<[Partial<DecidedAbout>, boolean]>([
    [{ country: "ENG", role: "tenant" }, true],
    [{ country: "ENG", role: "occupier" }, true],
    [{ country: "ENG", role: "guarantor" }, false],
    [{ country: "SCT", role: "tenant" }, false],
    [{ country: "WLS", role: "tenant" }, false],
    [{ country: "NIR", role: "occupier" }, false],
  ])("the right to rent is a reason for who lives in England alone: %j", (about, isOffered) => {
    const whom = { ...someTenant, ...about };
    expect(offeredReasons(whom).includes("RIGHT_TO_RENT_NOT_SHOWN")).toBe(isOffered);
    const issues = codes({ outcome: "declined", reasons: ["RIGHT_TO_RENT_NOT_SHOWN"] }, about);
    expect(issues).toEqual(isOffered ? {} : { reasons: "validation.please_select_an_option" });
  });

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

  test("an accept against the sums is explained in words", () => {
    const against = { calculated: "declined" } as const;
    expect(codes({}, against)).toEqual({ words: "validation.required" });
    expect(codes({ words: "The new contract is signed." }, against)).toEqual({});
    expect(codes({}, { calculated: "accepted_with_guarantor" })).toEqual({ words: "validation.required" });
    expect(codes({}, { calculated: "accepted" })).toEqual({});
    expect(codes({ outcome: "declined", reasons: ["RENT_ARREARS"] }, { calculated: "accepted" })).toEqual({});
  });

  test("a plain accept keeps no reasons, and no day without a condition", () => {
    expect(decisionOf(given({ reasons: ["OTHER"], metBy: TODAY, words: "  Welcome. ", note: " " }))).toEqual({
      outcome: "accepted",
      reasons: [],
      conditions: [],
      metBy: null,
      words: "Welcome.",
      note: null,
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
    needsSecondReviewer({ decision: { outcome, conditions: [] }, calculated, always: false, ...more });

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
    ["a policy that always asks for one", needs("accepted", "accepted", { always: true })],
  ])("%s needs a second person", (_name, isNeeded) => {
    expect(isNeeded).toBe(true);
  });
});

describe("what the sums say", () => {
  const household = (incomes: {
    readonly tenant: number;
    readonly other: number;
    readonly guarantor?: number;
  }) =>
    assessHousehold(
      {
        rentPence: 200_000,
        tenants: [
          { id: "tenant", sharePence: 100_000, sources: [salary(incomes.tenant)] },
          { id: "other", sharePence: 100_000, sources: [salary(incomes.other)] },
        ],
        guarantors:
          incomes.guarantor === undefined
            ? []
            : [{ id: "guarantor", guarantees: ["tenant"], sources: [salary(incomes.guarantor)] }],
      },
      defaultCriteria,
    );
  const says = (
    outcome: AffordabilityOutcome,
    person: Partial<Parameters<typeof calculatedOutcome>[0]> = {},
  ) =>
    calculatedOutcome(
      { id: "tenant", role: "tenant", guarantorId: null, asksForIncome: true, ...person },
      outcome,
    );

  test("by one's own income, at the very amount", () => {
    expect(says(household({ tenant: 3_000_000, other: 0 }))).toBe("accepted");
    expect(says(household({ tenant: 2_999_999, other: 0 }))).toBe("declined");
  });

  test("by the others' where the household is assessed together", () => {
    expect(says(household({ tenant: 1_000_000, other: 5_000_000 }))).toBe("accepted");
  });

  test("by a guarantor who has enough, and only by one's own", () => {
    const sums = household({ tenant: 1_000_000, other: 3_000_000, guarantor: 3_600_000 });
    expect(says(sums, { guarantorId: "guarantor" })).toBe("accepted_with_guarantor");
    const poor = household({ tenant: 1_000_000, other: 3_000_000, guarantor: 3_599_999 });
    expect(says(poor, { guarantorId: "guarantor" })).toBe("declined");
  });

  test("of a guarantor by their own multiple", () => {
    const sums = household({ tenant: 0, other: 0, guarantor: 3_600_000 });
    expect(says(sums, { id: "guarantor", role: "guarantor" })).toBe("accepted");
    const poor = household({ tenant: 0, other: 0, guarantor: 3_599_999 });
    expect(says(poor, { id: "guarantor", role: "guarantor" })).toBe("declined");
  });

  test("nothing of who pays no rent, and where no income was asked for", () => {
    const sums = household({ tenant: 0, other: 0 });
    expect(says(sums, { role: "occupier" })).toBeUndefined();
    expect(says(sums, { asksForIncome: false })).toBeUndefined();
  });
});

describe("what stands against an outcome", () => {
  const guarantor = { hasAgreed: true, isDeclined: false };

  test("in England nobody who lives there is accepted before the right to rent is recorded", () => {
    for (const role of ["tenant", "occupier"] as const) {
      expect(blockOf("accepted", { role, country: "ENG", guarantor: null })).toBe(
        "RIGHT_TO_RENT_NOT_RECORDED",
      );
      expect(blockOf("accepted", { role, country: "SCT", guarantor: null })).toBeUndefined();
    }
    expect(blockOf("accepted_with_guarantor", { role: "tenant", country: "ENG", guarantor })).toBe(
      "RIGHT_TO_RENT_NOT_RECORDED",
    );
    expect(blockOf("accepted", { role: "guarantor", country: "ENG", guarantor: null })).toBeUndefined();
    expect(blockOf("declined", { role: "tenant", country: "ENG", guarantor: null })).toBeUndefined();
  });

  test("nobody is accepted with a guarantor who is not there, has not agreed, or was told no", () => {
    const withGuarantor = (role: "tenant" | "occupier" | "guarantor", who: typeof guarantor | null) =>
      blockOf("accepted_with_guarantor", { role, country: "WLS", guarantor: who });
    expect(withGuarantor("tenant", null)).toBe("NO_GUARANTOR");
    expect(withGuarantor("occupier", guarantor)).toBe("NO_GUARANTOR");
    expect(withGuarantor("guarantor", guarantor)).toBe("NO_GUARANTOR");
    expect(withGuarantor("tenant", { ...guarantor, hasAgreed: false })).toBe("GUARANTOR_NOT_AGREED");
    expect(withGuarantor("tenant", { ...guarantor, isDeclined: true })).toBe("GUARANTOR_DECLINED");
    expect(withGuarantor("tenant", guarantor)).toBeUndefined();
  });
});
