import { expect, test } from "vitest";
import { defaultCriteria } from "../affordability/criteria.ts";
import { factsSource, factsTenant, replayFacts } from "../testing/replay-facts.ts";
import type { ReplayFacts } from "./replay-facts.ts";
import { addToTally, emptyTally } from "./replay-tally.ts";
import { shownReplay } from "./shown-replay.ts";

const times = (count: number, facts: ReplayFacts): readonly ReplayFacts[] =>
  Array.from({ length: count }, () => facts);

const job = replayFacts([factsSource("T_EMPLOYED_PERM", 30_500)]);
const benefits = replayFacts([factsSource("T_BENFITS", 30_500)]);
const pension = replayFacts([factsSource("T_PENSION", 30_500)]);

const shownAfter = (cases: readonly ReplayFacts[], after = {}) =>
  shownReplay(addToTally(emptyTally, cases, { before: undefined, after: { ...defaultCriteria, ...after } }));

test("counts people by outcome, kind of income and share, and hides groups of fewer than ten", () => {
  const rich = replayFacts([factsSource("T_EMPLOYED_PERM", 90_000)]);
  const cases = [...times(7, rich), ...times(5, job), ...times(10, benefits), ...times(9, pension)];
  expect(shownAfter(cases, { tenantIncome: 31 })).toEqual({
    people: 31,
    same: 7,
    better: 0,
    worse: 24,
    notReplayed: 0,
    matrix: {
      meets: { meets: 7, with_guarantor: 0, below: 24 },
      with_guarantor: { meets: 0, with_guarantor: 0, below: 0 },
      below: { meets: 0, with_guarantor: 0, below: 0 },
    },
    benefits: { people: 12, better: 0, worse: 0 },
    reasons: [{ part: "tenantIncome", better: 0, worse: 24 }],
    kinds: [
      { name: "T_BENFITS", worsePercent: 100 },
      { name: "T_EMPLOYED_PERM", worsePercent: 42 },
      { name: "T_PENSION", worsePercent: null },
    ],
    shares: [{ name: "whole", worsePercent: 77 }],
    findings: [
      { id: "benefits_affected_most", level: "bad", params: { percent: 100, jobPercent: 42 } },
      { id: "benefits_equal", level: "ok", params: { checked: 12 } },
    ],
  });
});

test("says first that benefits count less than pay, in how many cases", () => {
  const { findings, reasons } = shownAfter([...times(3, job), benefits], { counted: { T_BENFITS: 90 } });
  expect(findings[0]).toEqual({ id: "benefits_unequal", level: "bad", params: { count: 3, checked: 3 } });
  expect(reasons).toEqual([{ part: "counted.T_BENFITS", better: 0, worse: 1 }]);
  const favoured = shownAfter([job], { counted: { T_EMPLOYED_PERM: 90 } });
  expect(favoured.findings[0]).toEqual({ id: "pay_unequal", level: "bad", params: { count: 1, checked: 1 } });
});

test("takes each case by the criteria of its decision", () => {
  const strict = { ...job, criteria: { ...defaultCriteria, tenantIncome: 40 } };
  const shown = shownAfter([strict, job]);
  expect([shown.better, shown.same]).toEqual([1, 1]);
  expect(shown.findings).toContainEqual({ id: "better", level: "warn", params: { count: 1 } });
});

test("counts the people whose figures are not stored, and says that nothing changes, or that there is nothing", () => {
  const home = replayFacts([], { tenants: [factsTenant(null), factsTenant([])] });
  expect(shownAfter([home]).findings.map(({ id }) => id)).toEqual(["not_replayed", "no_cases"]);
  expect(shownAfter([home]).notReplayed).toBe(2);
  expect(shownAfter([pension]).findings).toEqual([{ id: "unchanged", level: "ok", params: {} }]);
});

test("adds up in parts", () => {
  const cases = [...times(4, job), ...times(4, benefits), replayFacts(null)];
  const criteria = { before: undefined, after: { ...defaultCriteria, tenantIncome: 31 } };
  const parts = cases.reduce((tally, one) => addToTally(tally, [one], criteria), emptyTally);
  expect(parts).toEqual(addToTally(emptyTally, cases, criteria));
});
