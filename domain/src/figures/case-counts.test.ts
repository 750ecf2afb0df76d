import { describe, expect, test } from "vitest";
import {
  type CaseCount,
  type CaseGroups,
  type CountedCase,
  countOfSecond,
  countOfSecondLook,
  countsOfDecision,
  countsOfEnd,
  countsOfReceipt,
  distanceToPass,
  proofRoute,
} from "./case-counts.ts";

const groups: CaseGroups = {
  role: "tenant",
  income: "T_PENSION",
  benefits: "none",
  proof: "papers",
  country: "WLS",
  language: "pt",
  reviewer: "priya",
};

const accepted: CountedCase = {
  outcome: "accepted",
  reasons: [],
  conditions: [],
  override: null,
  calculated: "accepted",
  income: { needed: 36_000_00, missing: 0 },
  requests: 0,
  asked: [],
  days: 1,
};

const decided = (said: Partial<CountedCase>): readonly CaseCount[] =>
  countsOfDecision(groups, { ...accepted, ...said });

/** Measures of everybody, without the plain ones of every decision. */
const measures = (said: Partial<CountedCase>): readonly string[] =>
  decided(said).flatMap(({ measure, grouping }) => (grouping === "all" ? [measure] : []));

describe("a decision as counts", () => {
  test("names one group at a time", () => {
    expect(decided({}).filter(({ measure }) => measure === "outcome/accepted")).toEqual([
      { measure: "outcome/accepted", grouping: "all", value: "" },
      ...Object.entries(groups).map(([grouping, value]) => ({
        measure: "outcome/accepted",
        grouping,
        value,
      })),
    ]);
  });

  test("of a plain acceptance has outcome, requests, days and the sums that are met", () => {
    expect(measures({})).toEqual(["outcome/accepted", "requests/0", "days/1", "met"]);
  });

  test.each<[string, Partial<CountedCase>, readonly string[]]>([
    [
      "a decline although the sums are met, with each reason once",
      { outcome: "declined", reasons: ["RENT_ARREARS", "OTHER"], conditions: ["OTHER"] },
      ["outcome/declined", "met_adverse", "met_adverse/RENT_ARREARS", "met_adverse/OTHER"],
    ],
    [
      "an acceptance with conditions",
      { conditions: ["REFERENCE_BEFORE_KEYS"] },
      ["outcome/accepted_conditions", "met_adverse/REFERENCE_BEFORE_KEYS"],
    ],
    [
      "a guarantor without a reason",
      { outcome: "accepted_with_guarantor" },
      ["met_adverse/none", "guarantor/none", "deviation/none/against"],
    ],
    [
      "a guarantor for a tenth too little",
      {
        outcome: "accepted_with_guarantor",
        calculated: "accepted_with_guarantor",
        income: { needed: 1000, missing: 100 },
      },
      ["outcome/accepted_with_guarantor", "guarantor/to_10"],
    ],
    [
      "an override in favour",
      { calculated: "declined", override: "EVIDENCE_ELSEWHERE" },
      ["outcome/accepted", "deviation/EVIDENCE_ELSEWHERE/favour"],
    ],
    ["a decline against the sums", { outcome: "declined", reasons: ["OTHER"] }, ["deviation/OTHER/against"]],
    ["what was asked again", { requests: 2, asked: ["PAYSLIP"] }, ["requests/2", "asked/PAYSLIP"]],
    ["many requests and days", { requests: 9, days: 400 }, ["requests/5", "days/60"]],
  ])("tells %s", (_what, said, expected) => {
    expect(measures(said)).toEqual(expect.arrayContaining([...expected]));
  });

  test("below the sums counts nothing as met", () => {
    const below = measures({ outcome: "declined", calculated: "declined", reasons: ["INCOME_BELOW_RULE"] });
    expect(below.filter((measure) => measure.startsWith("met") || measure.startsWith("deviation"))).toEqual(
      [],
    );
  });

  test("without known holidays has no days", () => {
    expect(measures({ days: undefined })).toEqual(["outcome/accepted", "requests/0", "met"]);
  });
});

test("a receipt has no reviewer", () => {
  const { reviewer: _none, ...before } = groups;
  expect(countsOfReceipt(before).map(({ grouping }) => grouping)).toEqual(["all", ...Object.keys(before)]);
});

test("an end tells how, and whether a request was open", () => {
  const told = (isAnswerOpen: boolean) =>
    countsOfEnd(groups, { how: "expired", isAnswerOpen })
      .filter(({ grouping }) => grouping === "all")
      .map(({ measure }) => measure);
  expect([told(false), told(true)]).toEqual([["ended/expired"], ["ended/expired", "unanswered"]]);
});

test("second opinions count by the first outcome", () => {
  const plain = { outcome: "accepted", conditions: [] } as const;
  const conditional = { outcome: "accepted", conditions: ["OTHER"] } as const;
  expect(countOfSecond(conditional, "refused").measure).toBe("second/accepted_conditions/refused");
  expect(countOfSecondLook(plain, plain).measure).toBe("second_look/upheld");
  expect(countOfSecondLook(plain, conditional).measure).toBe("second_look/changed");
});

test.each([
  [0, "none"],
  [1, "to_5"],
  [50, "to_5"],
  [51, "to_10"],
  [100, "to_10"],
  [101, "to_25"],
  [250, "to_25"],
  [251, "to_50"],
  [500, "to_50"],
  [501, "more"],
])("of 1,000 pence %i missing is the distance %s", (missing, distance) => {
  expect(distanceToPass({ needed: 1000, missing })).toBe(distance);
});

test("a distance is unknown without sums", () => {
  expect(distanceToPass(null)).toBe("unknown");
  expect(distanceToPass({ needed: 0, missing: 0 })).toBe("unknown");
});

describe("the route of proof", () => {
  const shown = { bank: [], tax: [], verified: [], papers: [] };
  test("is the only one, several, or none", () => {
    expect(proofRoute([])).toBe("none");
    expect(proofRoute([shown, { ...shown, verified: [1] }])).toBe("verified");
    expect(
      proofRoute([
        { ...shown, papers: [1] },
        { ...shown, verified: [1] },
      ]),
    ).toBe("several");
  });

  test("counts papers that are not read yet", () => {
    expect(proofRoute([shown], true)).toBe("papers");
    expect(proofRoute([{ ...shown, verified: [1] }], true)).toBe("several");
  });
});
