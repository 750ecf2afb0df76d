import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aProgressItem, completed, started } from "../testing/progress-items.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import {
  asksCompletion,
  matchProgress,
  mergeSteps,
  mustSendProgress,
  type ProgressKey,
  type SubmittedStep,
} from "./progress.ts";

describe("the record of a wizard", () => {
  const identity = aProgressItem({ id: 1, name: "IDENTITY" });
  const salary = aProgressItem({ id: 2, name: "INCOME", relatedObjectUuid: "salary" });
  const pension = aProgressItem({ id: 3, name: "INCOME", relatedObjectUuid: "pension" });
  const bare = aProgressItem({ id: 4, name: "INCOME" });
  const residence = aProgressItem({ id: 5, name: "RESIDENCE" });
  const remedial = aProgressItem({ id: 6, name: "IDENTITY", remedialSectionUuid: "request" });
  const secondSalary = aProgressItem({ id: 7, name: "INCOME", relatedObjectUuid: "salary" });
  const items = [remedial, identity, salary, pension, bare, residence, secondSalary];

  const table: readonly (readonly [string, ProgressKey, number | undefined])[] = [
    ["FRM-261 id and related uuid", { section: "INCOME", progressId: 2, relatedObjectUuid: "salary" }, 2],
    [
      "FRM-261 both go before the first of the uuid",
      { section: "INCOME", progressId: 7, relatedObjectUuid: "salary" },
      7,
    ],
    ["FRM-262 related uuid and section", { section: "INCOME", relatedObjectUuid: "pension" }, 3],
    [
      "FRM-262 the uuid goes before the id",
      { section: "INCOME", progressId: 2, relatedObjectUuid: "pension" },
      3,
    ],
    ["FRM-262 not in another section", { section: "RESIDENCE", relatedObjectUuid: "pension" }, undefined],
    ["FRM-263 id alone", { section: "INCOME", progressId: 4 }, 4],
    [
      "FRM-263 id with a uuid that nothing has",
      { section: "INCOME", progressId: 4, relatedObjectUuid: "gift" },
      4,
    ],
    ["FRM-263 not in another section", { section: "INCOME", progressId: 5 }, undefined],
    ["FRM-264 identity by its name", { section: "IDENTITY" }, 1],
    ["FRM-264 identity in spite of a wrong id", { section: "IDENTITY", progressId: 99 }, 1],
    ["FRM-264 income not by its name", { section: "INCOME" }, undefined],
    ["FRM-264 residence not by its name", { section: "RESIDENCE" }, undefined],
    ["of a request for more", { section: "IDENTITY", remedialSectionUuid: "request" }, 6],
    [
      "of a request, not the ordinary one",
      { section: "IDENTITY", progressId: 1, remedialSectionUuid: "request" },
      6,
    ],
    ["of another request", { section: "IDENTITY", remedialSectionUuid: "other" }, undefined],
    ["never of a request unless it is named", { section: "IDENTITY", progressId: 6 }, 1],
  ];

  test.each(table)("%s: %j → %s", (_what, key, id) => {
    expect(matchProgress(items, key)?.id).toBe(id);
  });

  test("there is none among none", () => {
    expect(matchProgress([], { section: "IDENTITY", progressId: 1 })).toBeUndefined();
  });
});

describe("requesting completion", () => {
  const step = (said: Partial<SubmittedStep>): SubmittedStep => ({
    step: "upload",
    hasSuccessor: true,
    isRemedialEnd: false,
    completesFlow: false,
    preventsCompletion: false,
    ...said,
  });

  test.each([
    ["FRM-253", "a successor", {}, false],
    ["FRM-253", "no successor", { hasSuccessor: false }, true],
    ["FRM-253", "a successor, but flagged as completing", { completesFlow: true }, true],
    ["FRM-252", "the end of a remedial section in spite of a successor", { isRemedialEnd: true }, true],
    ["FRM-254", "no successor, but prevented", { hasSuccessor: false, preventsCompletion: true }, false],
    ["FRM-254", "flagged, but prevented", { completesFlow: true, preventsCompletion: true }, false],
    ["FRM-254", "a remedial end, but prevented", { isRemedialEnd: true, preventsCompletion: true }, false],
  ])("%s %s", (_id, _what, said, asked) => {
    expect(asksCompletion(step(said))).toBe(asked);
  });
});

describe("sending progress", () => {
  const done = { ...completed, completedSteps: ["name", "birthdate"] };
  const open = { ...started, completedDtm: null, completedSteps: ["name", "birthdate"] };

  test.each([
    ["there is no record yet", undefined, "name", false, true],
    ["not completed", open, "name", false, true],
    ["completed, includes the step", done, "name", false, false],
    ["completed, does not include the step", done, "nationality", false, true],
    ["completed, includes the step, answers changed", done, "name", true, true],
  ])("FRM-266 %s", (_what, record, step, answersChanged, sent) => {
    expect(mustSendProgress(record, step, answersChanged)).toBe(sent);
  });
});

describe("merging steps", () => {
  const steps = fc.array(fc.constantFrom("name", "birthdate", "nationality", "documents"), { maxLength: 6 });

  test("FRM-265 new steps are added, in order, once", () => {
    expect(mergeSteps(["name", "birthdate"], ["name", "nationality"])).toEqual([
      "name",
      "birthdate",
      "nationality",
    ]);
  });

  test("FRM-265 a late save removes nothing, and saving twice is like saving once", () => {
    fc.assert(
      fc.property(steps, steps, (known, sent) => {
        const merged = mergeSteps(known, sent);
        expect(new Set(merged)).toEqual(new Set([...known, ...sent]));
        expect(merged).toHaveLength(new Set(merged).size);
        expect(mergeSteps(merged, sent)).toEqual(merged);
        expect(new Set(mergeSteps(sent, known))).toEqual(new Set(merged));
      }),
      seededRuns,
    );
  });
});
