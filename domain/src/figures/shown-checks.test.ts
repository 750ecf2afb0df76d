import { describe, expect, test } from "vitest";
import { type CountedCheck, countsOfCheck } from "./check-counts.ts";
import type { CountedRow } from "./figure-counts.ts";
import { shownChecks } from "./shown-checks.ts";

const checks = (count: number, given: Partial<CountedCheck> = {}): readonly CountedRow[] =>
  countsOfCheck({
    route: "ONLINE",
    shows: "right",
    isTimeLimited: false,
    days: 2,
    refusedRoute: undefined,
    ...given,
  }).map((one) => ({ ...one, count }));

const summed = (...rows: readonly (readonly CountedRow[])[]): readonly CountedRow[] => rows.flat();

describe("checks that are shown", () => {
  test("have the records and the working days of each group, the largest first", () => {
    const { total, groups } = shownChecks(
      summed(checks(20), checks(20, { route: "DVS", days: 5 }), checks(10, { isTimeLimited: true, days: 9 })),
    );
    expect(total).toEqual({ value: "", recorded: 50, days: { median: 5, p90: 9 } });
    expect(groups.route).toEqual([
      { value: "ONLINE", recorded: 30, days: { median: 2, p90: 9 } },
      { value: "DVS", recorded: 20, days: { median: 5, p90: 5 } },
    ]);
    expect(groups.right.map(({ value, recorded }) => [value, recorded])).toEqual([
      ["unlimited", 40],
      ["time_limited", 10],
    ]);
  });

  test("hide a group of nine, and the next larger one, whose size the total would tell", () => {
    const { groups } = shownChecks(
      summed(checks(40), checks(12, { route: "DVS" }), checks(9, { route: "LCS" })),
    );
    expect(groups.route.map(({ value, recorded, days }) => [value, recorded, days === null])).toEqual([
      ["ONLINE", 40, false],
      ["DVS", null, true],
      ["LCS", null, true],
    ]);
    expect(shownChecks(checks(9)).total).toMatchObject({ recorded: null, days: null });
  });

  test("hide days that fewer than ten have", () => {
    const { groups } = shownChecks(summed(checks(15, { days: undefined }), checks(9)));
    expect(groups.route).toEqual([{ value: "ONLINE", recorded: 24, days: null }]);
  });

  test("leave out a group without a record", () => {
    const rows: readonly CountedRow[] = [
      ...checks(15),
      { measure: "outcome/accepted", grouping: "route", value: "MANUAL_B", count: 30 },
    ];
    expect(shownChecks(rows).groups.route.map(({ value }) => value)).toEqual(["ONLINE"]);
  });

  test("list refused ways, small numbers hidden", () => {
    const rows = summed(checks(12, { refusedRoute: "DVS" }), checks(3, { refusedRoute: "LCS" }));
    expect(shownChecks(rows).refused).toEqual([
      { name: "DVS", count: 12 },
      { name: "LCS", count: null },
    ]);
  });
});
