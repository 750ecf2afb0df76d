import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { type AnswersToMerge, isChangedSince, mergeAnswers } from "./merge.ts";

describe("REL-03 (in part) answers of two tabs", () => {
  test.each<[string, AnswersToMerge, object, boolean]>([
    ["nothing changed", { before: { a: 1 }, mine: { a: 1 }, stored: { a: 1 } }, { a: 1 }, false],
    ["changed here", { before: { a: 1 }, mine: { a: 2 }, stored: { a: 1 } }, { a: 2 }, false],
    ["changed elsewhere", { before: { a: 1 }, mine: { a: 1 }, stored: { a: 2 } }, { a: 2 }, false],
    [
      "different answers changed",
      { before: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, stored: { a: 1, b: 2 } },
      { a: 2, b: 2 },
      false,
    ],
    ["the same change", { before: { a: 1 }, mine: { a: 2 }, stored: { a: 2 } }, { a: 2 }, false],
    [
      "the same answer, changed to something else",
      { before: { a: 1 }, mine: { a: 2 }, stored: { a: 3 } },
      { a: 2 },
      true,
    ],
    ["an older page that knows no answers", { before: {}, mine: {}, stored: { a: 1 } }, { a: 1 }, false],
    ["taken back here", { before: { a: 1 }, mine: {}, stored: { a: 1 } }, {}, false],
    ["taken back here, changed elsewhere", { before: { a: 1 }, mine: {}, stored: { a: 2 } }, {}, true],
    ["changed here, taken back elsewhere", { before: { a: 1 }, mine: { a: 2 }, stored: {} }, { a: 2 }, true],
    [
      "objects in another order",
      { before: { a: { x: 1, y: 2 } }, mine: { a: { x: 3, y: 2 } }, stored: { a: { y: 2, x: 1 } } },
      { a: { x: 3, y: 2 } },
      false,
    ],
  ])("%s", (_what, given, answers, conflict) => {
    expect(mergeAnswers(given)).toMatchObject({ answers, conflict });
    expect(mergeAnswers(given).answers).toEqual(answers);
  });

  test("somebody alone always gets what they sent, and a repeated save changes nothing", () => {
    const some = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(some, some, (before, mine) => {
        const first = mergeAnswers({ before, mine, stored: before });
        expect(first).toEqual({ answers: mine, conflict: false, changedElsewhere: false });
        expect(mergeAnswers({ before, mine, stored: first.answers })).toEqual(first);
      }),
      seededRuns,
    );
  });
});

describe("whether somebody else has changed what a page sends", () => {
  const stored = { job: "Baker", company: "Mill", end: null };

  test.each<[string, unknown, object, boolean]>([
    ["nothing has changed", stored, { job: "Miller" }, false],
    ["the same fact has", { ...stored, job: "Boy" }, { job: "Miller" }, true],
    ["another fact has, which is not sent", { ...stored, company: "Bakery" }, { job: "Miller" }, false],
    ["to what is sent", { ...stored, job: "Boy" }, { job: "Baker" }, false],
    ["the page had read nothing", {}, { job: "Miller" }, true],
    ["the page had read no object", "x", { end: null }, false],
  ])("%s", (_what, before, sent, expected) => {
    expect(isChangedSince({ before, sent, stored })).toBe(expected);
  });
});
