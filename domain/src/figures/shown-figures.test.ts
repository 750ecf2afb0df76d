import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import type { Measure } from "./case-counts.ts";
import type { CountedRow, FigureGrouping } from "./figure-counts.ts";
import { isGroupTold } from "./figure-groups.ts";
import { type ShownFigureGroup, shownFigures } from "./shown-figures.ts";

const row = (measure: Measure, count: number, grouping: FigureGrouping = "all", value = ""): CountedRow => ({
  measure,
  grouping,
  value,
  count,
});

const shown = (...rows: readonly CountedRow[]) => shownFigures(rows, []);

const groupsBy = (grouping: FigureGrouping, ...rows: readonly CountedRow[]): readonly ShownFigureGroup[] =>
  shown(...rows).groups.find((one) => one.grouping === grouping)?.groups ?? [];

const ofIncome = (value: string, accepted: number, declined = 0): readonly CountedRow[] => [
  ...(accepted > 0 ? [row("outcome/accepted", accepted, "income", value)] : []),
  ...(declined > 0 ? [row("outcome/declined", declined, "income", value)] : []),
];

describe("a group", () => {
  test("of nine people is not told, of ten is", () => {
    const groups = groupsBy("income", ...ofIncome("T_PENSION", 9), ...ofIncome("T_SAVINGS", 10));
    expect(groups).toMatchObject([
      { value: "T_SAVINGS", decided: null, yes: null },
      { value: "T_PENSION", decided: null, yes: null },
    ]);
    expect(groupsBy("income", ...ofIncome("T_SAVINGS", 10))).toMatchObject([
      { value: "T_SAVINGS", decided: 10, yes: { percent: 100, low: 72, high: 100 } },
    ]);
  });

  test("is hidden with a small one whose size the total would tell", () => {
    const all = [
      ...ofIncome("T_EMPLOYED_PERM", 80),
      ...ofIncome("T_PENSION", 9),
      ...ofIncome("T_SAVINGS", 30),
    ];
    expect(groupsBy("income", ...all).map(({ value, decided }) => [value, decided])).toEqual([
      ["T_EMPLOYED_PERM", 80],
      ["T_SAVINGS", null],
      ["T_PENSION", null],
    ]);
  });

  test("is told beside small ones that are ten together", () => {
    const all = [...ofIncome("T_SAVINGS", 30), ...ofIncome("T_PENSION", 5), ...ofIncome("T_BENFITS", 5)];
    expect(groupsBy("income", ...all).map(({ decided }) => decided)).toEqual([30, null, null]);
  });

  test("of 49 has the share of plain acceptances only, of 50 all parts", () => {
    const [less] = groupsBy("income", ...ofIncome("T_SAVINGS", 40, 9));
    expect(less).toMatchObject({ decided: 49, yes: { percent: 82 }, split: null, askedAgainPercent: null });
    const [enough] = groupsBy("income", ...ofIncome("T_SAVINGS", 40, 10));
    expect(enough).toMatchObject({
      split: { accepted: 80, accepted_conditions: 0, accepted_with_guarantor: 0, declined: 20 },
      askedAgainPercent: 0,
    });
  });

  test("does not tell one to nine who were received or ended", () => {
    const received = (count: number) =>
      groupsBy(
        "role",
        row("received", count, "role", "tenant"),
        row("ended/expired", count, "role", "tenant"),
      );
    expect(received(9)).toMatchObject([{ received: null, ended: null }]);
    expect(received(10)).toMatchObject([{ received: 10, ended: 10 }]);
  });
});

test("a choice is told exactly if the table of its grouping tells it", () => {
  const all = [...ofIncome("T_EMPLOYED_PERM", 80), ...ofIncome("T_PENSION", 9), ...ofIncome("T_SAVINGS", 30)];
  const told = (value: string, rows: readonly CountedRow[] = all) => isGroupTold(rows, "income", value);
  expect(told("T_EMPLOYED_PERM")).toBe(true);
  expect(told("T_PENSION")).toBe(false);
  expect(told("T_SAVINGS")).toBe(false);
  expect(told("T_SAVINGS", ofIncome("T_SAVINGS", 30))).toBe(true);
  expect(told("T_BENFITS")).toBe(true);
});

test("the time to a decision is the median and the ninth tenth, in working days", () => {
  const days = [row("days/0", 5), row("days/1", 30), row("days/2", 10), row("days/7", 5)];
  const figures = shown(row("outcome/accepted", 50), ...days);
  expect(figures.total.days).toEqual({ median: 1, p90: 2 });
  expect(figures.dayBands).toEqual([
    { band: "same_day", percent: 10 },
    { band: "one", percent: 60 },
    { band: "two", percent: 20 },
    { band: "three_to_five", percent: 0 },
    { band: "longer", percent: 10 },
  ]);
  expect(shown(row("outcome/accepted", 50), row("days/0", 9)).total.days).toBeNull();
});

test("reasons of adverse outcomes are counted, and no small count is told", () => {
  const { met, deviations, guarantor, second, secondAgreedPercent, asked, secondLooks } = shown(
    row("met", 60),
    row("met_adverse", 14),
    row("met_adverse/RENT_ARREARS", 12),
    row("met_adverse/none", 2),
    row("guarantor/to_10", 11),
    row("guarantor/more", 1),
    row("deviation/OTHER/favour", 8),
    row("deviation/OTHER/against", 4),
    row("deviation/LANDLORD_AGREES/favour", 3),
    row("second/declined/agreed", 17),
    row("second/declined/refused", 3),
    row("asked/PAYSLIP", 30),
    row("second_look/changed", 9),
  );
  expect(met).toEqual({
    count: 60,
    adverse: [
      { name: "RENT_ARREARS", count: 12 },
      { name: "none", count: null },
    ],
  });
  expect(guarantor).toEqual([
    { name: "to_10", count: 11 },
    { name: "more", count: null },
  ]);
  expect(deviations).toEqual([
    { reason: "OTHER", count: 12, side: "favour" },
    { reason: "LANDLORD_AGREES", count: null, side: null },
  ]);
  expect(second).toEqual([{ outcome: "declined", agreed: 17, refused: null }]);
  expect(secondAgreedPercent).toBe(85);
  expect(asked).toEqual([{ name: "PAYSLIP", count: 30 }]);
  expect(secondLooks).toEqual([{ name: "changed", count: null }]);
});

test("requests that were left unanswered are counted, and no small count is told", () => {
  expect(shown(row("unanswered", 9)).unanswered).toBeNull();
  expect(shown(row("unanswered", 10)).unanswered).toBe(10);
});

test("the months before are told beside", () => {
  const rows = [row("outcome/accepted", 50), row("requests/1", 20), row("requests/0", 30)];
  expect(shownFigures([], rows).before).toMatchObject({ askedAgainPercent: 40, yes: { percent: 100 } });
  expect(shownFigures([], []).total).toMatchObject({ decided: 0, received: 0 });
});

test("a total of no decision is told, one of one to nine is not", () => {
  expect(shown(row("received", 12)).total.decided).toBe(0);
  expect(shown(row("outcome/accepted", 1)).total.decided).toBeNull();
  expect(shown(row("outcome/accepted", 9)).total.decided).toBeNull();
  expect(shown(row("outcome/accepted", 10)).total.decided).toBe(10);
});

describe("a difference", () => {
  test("is told if the intervals do not meet", () => {
    const rows = [...ofIncome("T_EMPLOYED_PERM", 180, 20), ...ofIncome("T_EMPLOYED_ZH", 60, 40)];
    expect(shown(...rows).differences).toEqual([
      { grouping: "income", value: "T_EMPLOYED_PERM", yes: 90, others: 60 },
      { grouping: "income", value: "T_EMPLOYED_ZH", yes: 60, others: 90 },
    ]);
  });

  test("is not told within chance, nor of hidden groups", () => {
    expect(shown(...ofIncome("T_PENSION", 8, 2), ...ofIncome("T_SAVINGS", 9, 1)).differences).toEqual([]);
    expect(shown(...ofIncome("T_PENSION", 0, 9), ...ofIncome("T_SAVINGS", 90)).differences).toEqual([]);
  });
});

const anyRows = fc.array(
  fc.record({
    measure: fc.constantFrom<Measure>(
      "outcome/accepted",
      "outcome/declined",
      "received",
      "ended/expired",
      "met",
      "requests/1",
    ),
    grouping: fc.constantFrom<FigureGrouping>("income", "language"),
    value: fc.constantFrom("a", "b", "c", "d"),
    count: fc.integer({ min: 1, max: 40 }),
  }),
);

test("of any counts, no number from one to nine is told, nor the only hidden group of a total", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const sum = (grouping: FigureGrouping, measure: string) =>
        rows.reduce(
          (all, one) => all + (one.grouping === grouping && one.measure.startsWith(measure) ? one.count : 0),
          0,
        );
      for (const { grouping, groups } of shown(...rows).groups) {
        for (const { decided, received, ended } of groups) {
          for (const count of [decided, received, ended])
            expect(count === null || count === 0 || count >= 10).toBe(true);
        }
        for (const [name, measure] of [
          ["decided", "outcome"],
          ["received", "received"],
          ["ended", "ended"],
        ] as const) {
          const told = groups.reduce((all, group) => all + (group[name] ?? 0), 0);
          const rest = sum(grouping, measure) - told;
          if (told > 0) expect(rest === 0 || rest >= 10).toBe(true);
        }
      }
    }),
    seededRuns,
  );
});
