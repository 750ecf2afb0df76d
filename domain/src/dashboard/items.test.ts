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
import {
  type DashboardInput,
  type Entry,
  isComplete,
  isSubmitted,
  ordinaryEntries,
  remedialEntries,
} from "./items.ts";

/** `"INCOME:4"` is item 4, `"INCOME:-"` a placeholder; a question mark says optional. */
const shortly = ({ section, progress, optional }: Entry) =>
  `${section}:${progress?.id ?? "-"}${optional ? "?" : ""}`;

const ordinary = (said: Partial<DashboardInput>) => ordinaryEntries(aDashboard(said)).map(shortly).join(" ");

const identity = aProgressItem({ id: 1, name: "IDENTITY" });
const salary = aProgressItem({ id: 2, name: "INCOME", ...completed });
const pension = aProgressItem({ id: 4, name: "INCOME", ...completed });
const residence = aProgressItem({ id: 3, name: "RESIDENCE" });

describe("ordinary sections", () => {
  test.each<[string, Partial<DashboardInput>, string]>([
    [
      "FRM-216 each is matched to the item of its name",
      { progress: [residence, salary, identity] },
      "IDENTITY:1 INCOME:2 RESIDENCE:3",
    ],
    [
      "FRM-217 not to an item of a request for more",
      { progress: [aProgressItem({ id: 9, remedialSectionUuid: "request" }), salary] },
      "IDENTITY:- INCOME:2 RESIDENCE:-",
    ],
    [
      "FRM-218 income yields one card per item",
      { progress: [salary, identity, pension] },
      "IDENTITY:1 INCOME:2 INCOME:4 RESIDENCE:-",
    ],
    [
      "FRM-219 other sections use the first",
      { progress: [identity, aProgressItem({ id: 8 }), salary] },
      "IDENTITY:1 INCOME:2 RESIDENCE:-",
    ],
    ["FRM-220 FRM-221 without an item there is a placeholder", {}, "IDENTITY:- INCOME:- RESIDENCE:-"],
    [
      "FRM-065 FRM-083 sorted by name",
      { sections: [{ name: "RESIDENCE" }, { name: "INCOME" }, { name: "IDENTITY" }] },
      "IDENTITY:- INCOME:- RESIDENCE:-",
    ],
    [
      "FRM-216 only what is asked for",
      { sections: [{ name: "IDENTITY" }], progress: [identity, salary, residence] },
      "IDENTITY:1",
    ],
    [
      "FRM-216 a section named twice is one",
      { sections: [{ name: "IDENTITY" }, { name: "IDENTITY" }] },
      "IDENTITY:-",
    ],
    [
      "an item that is optional stays so",
      { progress: [salary, { ...pension, optional: true }] },
      "IDENTITY:- INCOME:2 INCOME:4? RESIDENCE:-",
    ],
  ])("%s", (_what, said, entries) => {
    expect(ordinary(said)).toBe(entries);
  });

  test("FRM-220 a placeholder has no item and is not optional", () => {
    const [first] = ordinaryEntries(aDashboard());
    expect(first).toEqual({ section: "IDENTITY", progress: undefined, optional: false, remedial: undefined });
  });
});

describe("another income", () => {
  const everything = { progress: oneItemEach(submitted) };
  const enough = anIncome({ meetsAffordabilityCriteria: true });
  const enoughButNotOwn = anIncome({ meetsAffordabilityCriteria: true, someoneElsePayingForRent: true });
  const submittedResidence = { ...residence, ...submitted };

  test.each<[string, Partial<DashboardInput>, boolean]>([
    [
      "FRM-225 an income item is begun",
      { progress: [aProgressItem({ id: 2, name: "INCOME", ...started })] },
      true,
    ],
    ["FRM-225 one of two is begun", { progress: [salary, { ...pension, completedDtm: null }] }, true],
    ["FRM-225 no income item at all", {}, false],
    ["FRM-225 income completed, the rest not", { progress: [salary], income: enough }, false],
    [
      "FRM-225 only an optional income item is begun",
      { progress: [salary, { ...pension, completedDtm: null, optional: true }] },
      false,
    ],
    [
      "FRM-225 income is not required",
      { sections: [{ name: "IDENTITY" }], income: enough, ...everything },
      false,
    ],
    ["FRM-226 everything submitted, criteria met, nobody else pays", { ...everything, income: enough }, true],
    ["FRM-226 everything submitted, criteria not met", everything, false],
    ["FRM-226 everything submitted, somebody else pays", { ...everything, income: enoughButNotOwn }, false],
    ["FRM-226 everything completed only", { progress: oneItemEach(completed), income: enough }, false],
    [
      "FRM-226 identity is missing",
      { progress: [{ ...salary, ...submitted }, submittedResidence], income: enough },
      false,
    ],
  ])("%s", (_what, said, offered) => {
    expect(ordinary(said).includes("INCOME:-?")).toBe(offered);
  });

  test("FRM-065 its card follows the income items", () => {
    expect(ordinary({ ...everything, income: enough })).toBe("IDENTITY:1 INCOME:2 INCOME:-? RESIDENCE:3");
  });
});

describe("requests for missing information", () => {
  const ofIncome = aRemedialSection({ uuid: "a", section: "INCOME", progressId: 91 });
  const ofIdentity = aRemedialSection({ uuid: "b", section: "IDENTITY", progressId: 90 });
  const items = [
    aProgressItem({ id: 90, remedialSectionUuid: "b", optional: true }),
    aProgressItem({ id: 91, name: "INCOME", remedialSectionUuid: "a" }),
  ];

  test("FRM-222 FRM-223 are paired with the item of their progressId, which is then not optional", () => {
    const { entries, unmatched } = remedialEntries(
      aDashboard({ remedialSections: [ofIdentity], progress: items }),
    );
    expect(entries).toEqual([
      { section: "IDENTITY", progress: items[0], optional: false, remedial: ofIdentity },
    ]);
    expect(unmatched).toEqual([]);
  });

  test("FRM-065 are sorted by name", () => {
    const { entries } = remedialEntries(
      aDashboard({ remedialSections: [ofIncome, ofIdentity], progress: items }),
    );
    expect(entries.map(shortly)).toEqual(["IDENTITY:90", "INCOME:91"]);
  });

  test.each([99, null])(
    "FRM-224 with the progressId %s are skipped and returned for logging",
    (progressId) => {
      const lost = aRemedialSection({ uuid: "lost", progressId });
      const { entries, unmatched } = remedialEntries(
        aDashboard({ remedialSections: [lost, ofIncome], progress: items }),
      );
      expect(entries.map(shortly)).toEqual(["INCOME:91"]);
      expect(unmatched).toEqual([lost]);
    },
  );
});

describe("the state of an item", () => {
  test.each([
    ["to do", undefined, false, false],
    ["not begun", aProgressItem(), false, false],
    ["begun", aProgressItem(started), false, false],
    ["completed", aProgressItem(completed), true, false],
    ["submitted", aProgressItem(submitted), true, true],
    [
      "submitted without having been completed",
      aProgressItem({ submittedDtm: submitted.submittedDtm }),
      true,
      true,
    ],
  ])("FRM-215 %s: complete and submitted are told apart", (_what, progress, complete, sent) => {
    const entry: Entry = { section: "IDENTITY", progress, optional: false, remedial: undefined };
    expect([isComplete(entry), isSubmitted(entry)]).toEqual([complete, sent]);
  });
});
