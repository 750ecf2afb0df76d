import { describe, expect, test } from "vitest";
import {
  aDashboard,
  anIncome,
  aProgressItem,
  aRemedialSection,
  completed,
  oneItemEach,
  started,
  submitted,
} from "../testing/progress-items.ts";
import { isWaived, submissionGate } from "./gate.ts";
import type { DashboardInput } from "./items.ts";

const identity = aProgressItem({ id: 1, name: "IDENTITY", ...completed });
const income = aProgressItem({ id: 2, name: "INCOME", ...completed });
const residence = aProgressItem({ id: 3, name: "RESIDENCE", ...completed });
const someoneElsePays = anIncome({ someoneElsePayingForRent: true });
const request = aRemedialSection({ uuid: "request", progressId: 90 });
const answered = aProgressItem({ id: 90, remedialSectionUuid: "request", ...completed });

describe("may the validation be submitted", () => {
  test.each<[string, Partial<DashboardInput>, readonly string[]]>([
    ["FRM-230 nothing begun", {}, ["IDENTITY", "INCOME", "RESIDENCE"]],
    ["FRM-230 everything begun", { progress: oneItemEach(started) }, ["IDENTITY", "INCOME", "RESIDENCE"]],
    ["FRM-230 everything completed", { progress: oneItemEach(completed) }, []],
    ["FRM-230 everything submitted", { progress: oneItemEach(submitted) }, []],
    ["FRM-230 one item missing", { progress: [identity, residence] }, ["INCOME"]],
    [
      "FRM-230 sections that are not required do not count",
      { sections: [{ name: "IDENTITY" }], progress: [identity] },
      [],
    ],
    [
      "FRM-230 one of several incomes not completed",
      { progress: [identity, income, aProgressItem({ id: 4, name: "INCOME", ...started }), residence] },
      ["INCOME"],
    ],
    [
      "FRM-230 an optional income not completed",
      {
        progress: [
          identity,
          income,
          aProgressItem({ id: 4, name: "INCOME", optional: true, ...started }),
          residence,
        ],
      },
      [],
    ],
    [
      "FRM-231 somebody else pays: identity and income are waived",
      { income: someoneElsePays },
      ["RESIDENCE"],
    ],
    ["FRM-231 residence is not", { income: someoneElsePays, progress: oneItemEach(started) }, ["RESIDENCE"]],
    ["FRM-231 with residence it is allowed", { income: someoneElsePays, progress: [residence] }, []],
  ])("%s", (_what, said, missing) => {
    expect(submissionGate(aDashboard(said))).toEqual({
      allowed: missing.length === 0,
      missing,
      missingRemedial: [],
    });
  });

  test.each<[string, Partial<DashboardInput>, readonly string[]]>([
    ["answered", { progress: [...oneItemEach(submitted), answered] }, []],
    ["begun", { progress: [...oneItemEach(submitted), { ...answered, completedDtm: null }] }, ["request"]],
    [
      "whose item is marked optional",
      { progress: [...oneItemEach(submitted), { ...answered, completedDtm: null, optional: true }] },
      ["request"],
    ],
    ["whose item does not exist", { progress: oneItemEach(submitted) }, []],
    [
      "about a waived section",
      { income: someoneElsePays, progress: [residence, { ...answered, completedDtm: null }] },
      ["request"],
    ],
  ])("FRM-230 a request for more, %s", (_what, said, missingRemedial) => {
    expect(submissionGate(aDashboard({ remedialSections: [request], ...said }))).toEqual({
      allowed: missingRemedial.length === 0,
      missing: [],
      missingRemedial,
    });
  });
});

describe("waiving", () => {
  test.each([
    ["IDENTITY", true, true],
    ["INCOME", true, true],
    ["RESIDENCE", true, false],
    ["IDENTITY", false, false],
    ["INCOME", false, false],
    ["RESIDENCE", false, false],
  ] as const)("FRM-231 %s, somebody else pays %s: waived %s", (section, someoneElse, waived) => {
    expect(isWaived(section, someoneElse)).toBe(waived);
  });
});
