import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, daysBetween } from "../rules/civil-span.ts";
import { coveredMonths, gapsIn, type SpanTerms, type Stay, stayIn } from "./span.ts";

const TODAY = "2026-03-15";
const terms: SpanTerms = { today: TODAY, requiredMonths: 36, gapDays: 31 };

describe("the covered span", () => {
  test.each<readonly [string, readonly Stay[], number]>([
    ["nothing", [], 0],
    ["one home until today", [{ start: "2024-08-01", end: null }], 19],
    ["a stay that ends today", [{ start: "2024-08-01", end: TODAY }], 19],
    ["a stay that ends later", [{ start: "2024-08-01", end: "2026-08-31" }], 19],
    ["one whole month", [{ start: "2024-02-01", end: "2024-02-29" }], 1],
    [
      "touching homes",
      [
        { start: "2023-01-01", end: "2023-06-30" },
        { start: "2023-07-01", end: "2023-12-31" },
      ],
      12,
    ],
    [
      "overlaps count once",
      [
        { start: "2023-01-01", end: "2023-09-30" },
        { start: "2023-06-01", end: "2023-12-31" },
      ],
      12,
    ],
    [
      "one within another",
      [
        { start: "2023-01-01", end: "2023-12-31" },
        { start: "2023-03-01", end: "2023-04-30" },
      ],
      12,
    ],
    [
      "a gap is left out",
      [
        { start: "2023-01-01", end: "2023-03-31" },
        { start: "2023-06-01", end: "2023-06-30" },
      ],
      4,
    ],
    ["a stay in the future", [{ start: "2026-04-01", end: null }], 0],
  ])("RES-032 of %s", (_what, stays, months) => {
    expect(coveredMonths(stays, TODAY)).toBe(months);
    expect(coveredMonths([...stays].reverse(), TODAY)).toBe(months);
  });
});

describe("gaps", () => {
  test("of an empty history are the whole span", () => {
    expect(gapsIn([], terms)).toEqual([{ from: "2023-03-15", to: TODAY }]);
  });

  test("before, between and after are named with their days", () => {
    const stays = [
      { start: "2023-09-01", end: "2024-05-31" },
      { start: "2024-08-01", end: "2026-01-31" },
    ];
    expect(gapsIn(stays, terms)).toEqual([
      { from: "2023-03-15", to: "2023-08-31" },
      { from: "2024-06-01", to: "2024-07-31" },
      { from: "2026-02-01", to: TODAY },
    ]);
  });

  test("outside the asked span do not matter", () => {
    const stays = [
      { start: "2015-01-01", end: "2016-12-31" },
      { start: "2022-01-01", end: null },
    ];
    expect(gapsIn(stays, terms)).toEqual([]);
  });

  test.each([
    ["28 February to 1 April", "2024-02-29", "2024-04-01", false],
    ["a month of 31 days", "2024-02-29", "2024-04-01", false],
    ["one day more", "2024-02-29", "2024-04-02", true],
  ])("of exactly the allowed days are none: %s", (_what, end, start, isGap) => {
    const stays = [
      { start: "2023-01-01", end },
      { start, end: null },
    ];
    expect(gapsIn(stays, terms)).toHaveLength(isGap ? 1 : 0);
  });
});

const day = fc.integer({ min: -2_200, max: 400 }).map((days) => addDays(TODAY, days));
const stay: fc.Arbitrary<Stay> = fc.oneof(
  fc.record({ start: day, end: fc.constant(null) }),
  fc
    .tuple(day, day)
    .map(([one, other]) => (one < other ? { start: one, end: other } : { start: other, end: one })),
);
const stays = fc.array(stay, { maxLength: 6 });

const isLived = (all: readonly Stay[], date: string): boolean =>
  date <= TODAY && all.some(({ start, end }) => start <= date && (end === null || date <= end));

describe("for any history", () => {
  test("a gap is a run of unlived days in the span, longer than allowed, and every such run is one", () => {
    fc.assert(
      fc.property(stays, fc.integer({ min: 0, max: 60 }), (all, gapDays) => {
        const begin = addMonths(TODAY, -36);
        const expected: { from: string; to: string }[] = [];
        for (let date = begin; date <= TODAY; date = addDays(date, 1)) {
          if (isLived(all, date)) continue;
          const last = expected.at(-1);
          if (last && addDays(last.to, 1) === date) last.to = date;
          else expected.push({ from: date, to: date });
        }
        const tooLong = expected.filter(({ from, to }) => daysBetween(from, to) + 1 > gapDays);
        expect(gapsIn(all, { ...terms, gapDays })).toEqual(tooLong);
      }),
      { numRuns: 60 },
    );
  });

  test("another address never makes less known", () => {
    fc.assert(
      fc.property(stays, stay, (all, more) => {
        const unknown = (given: readonly Stay[]) =>
          gapsIn(given, { ...terms, gapDays: 0 }).reduce(
            (sum, { from, to }) => sum + daysBetween(from, to) + 1,
            0,
          );
        expect(unknown([...all, more])).toBeLessThanOrEqual(unknown(all));
      }),
    );
  });

  test("the months of its gaps fill it", () => {
    fc.assert(
      fc.property(stays, (all) => {
        const gaps = gapsIn(all, terms);
        expect(gapsIn([...all, ...gaps.map(stayIn)], terms)).toEqual([]);
        for (const { start, end } of gaps.map(stayIn))
          expect([start.slice(8), end === null]).toEqual(["01", false]);
      }),
    );
  });

  test("the order does not matter", () => {
    fc.assert(
      fc.property(stays, (all) => {
        const turned = [...all].reverse();
        expect(gapsIn(turned, terms)).toEqual(gapsIn(all, terms));
        expect(coveredMonths(turned, TODAY)).toBe(coveredMonths(all, TODAY));
      }),
    );
  });
});
