import { describe, expect, test } from "vitest";
import { addDays } from "../rules/civil-span.ts";
import { everyDays, everyMonth, line, read, readFor } from "../testing/bank-lines.ts";

const monthly = (description: string, ...pounds: readonly number[]) =>
  pounds.map((each, index) => line(`2026-${String(index + 8).padStart(2, "0")}-28`, each, description));

const nowAndThen = (description: string, ...pounds: readonly number[]) =>
  pounds.map((each, index) =>
    line(addDays("2026-08-24", [0, 9, 31, 52, 67, 80][index] ?? 0), each, description),
  );

const onDays = (dates: readonly string[], pounds: number, description: string) =>
  dates.map((date) => line(date, pounds, description));

const LAST_DAYS = ["2026-08-31", "2026-09-30", "2026-10-31"];

describe("an unknown payer", () => {
  test.each([
    ["whole pounds, always the same", everyMonth("2026-08-28", 3, 450, "ZEDDIQ AMBROSE")],
    ["whole pounds, always others", monthly("HALDEN", 560, 464, 510)],
    ["whole pounds of a company, always others", monthly("HALDEN LTD", 560, 464, 510)],
    ["small whole pounds of a company", everyMonth("2026-08-28", 3, 139, "NORTHFELL RAIL")],
    ["whole pounds of a bank", everyMonth("2026-08-28", 3, 450, "HALDEN BANK")],
    ["two payments", everyMonth("2026-09-03", 2, 812.37, "ZEDDIQ")],
    ["now and then, seldom", nowAndThen("ZEDDIQ", 312.4, 280.11, 301.5)],
    ["of any amount, each month", monthly("ZEDDIQ LTD", 401.2, 44.17, 188.6)],
    ["of any amount, on any day", nowAndThen("ZEDDIQ LTD", 401.2, 44.17, 188.6, 20.1, 510.4)],
    ["nothing of a name", everyMonth("2026-08-28", 3, 450.37, "TRANSFERENCIA DE T")],
    [
      "less than a job, of a name that may be a person's or an app's",
      everyMonth("2026-08-28", 3, 812.37, "ZEDDIQ AMBROSE"),
    ],
    ["little, of a name with digits", everyMonth("2026-08-28", 3, 312.37, "ZEDDIQ5")],
    ["of a company, seldom and little", nowAndThen("ZEDDIQ TAVERN", 112.4, 80.11, 101.5)],
    ["of a company, seldom and of any amount", nowAndThen("ZEDDIQ LTD", 401.2, 84.17, 188.6, 290.1, 510.4)],
    ["of a company, three times, two of them alike", monthly("ZEDDIQ LTD", 401.2, 410.17, 188.6)],
    ["little, under a trade that shops have", everyMonth("2026-08-28", 3, 312.37, "ZEDDIQ FASHION")],
    ["on a weekend", everyMonth("2026-09-26", 3, 812.37, "ZEDDIQ LTD")],
    ["on the day after a weekend", onDays(["2026-08-20", "2026-09-21", "2026-10-20"], 612.1, "ZEDDIQ LTD")],
    [
      "twice in three days, and then not for months",
      onDays(["2026-08-24", "2026-08-26", "2026-09-09", "2026-10-07"], 612.1, "ZEDDIQ LTD"),
    ],
    [
      "four times, and any amount",
      onDays(["2026-08-24", "2026-09-02", "2026-09-30", "2026-10-22"], 612.1, "ZEDDIQ LTD").map(
        (paid, index) => ({ ...paid, minor: paid.minor * (index * 2 + 1) }),
      ),
    ],
    ["of an app for savings", everyMonth("2026-08-28", 3, 620.12, "ZEDDIQ FINANCIAL LTD")],
    ["of a supplier", everyMonth("2026-08-28", 3, 186.4, "ZEDDIQ POWER LTD")],
    ["of an insurer, now and then", nowAndThen("HALDEN INSURANCE", 312.4, 280.11, 301.5)],
  ])("is no income that pays %s", (_what, paid) => {
    const { incomes, excluded } = read(...paid);
    expect([incomes, new Set(Object.values(excluded))]).toEqual([[], new Set(["unlike_income"])]);
  });

  test.each([
    ["like pay", everyMonth("2026-08-28", 3, 1_812.37, "ZEDDIQ")],
    ["shifts", nowAndThen("ZEDDIQ", 612.4, 580.11, 601.5, 390.2, 544.3, 630.1)],
    ["wages of a supplier", everyMonth("2026-08-28", 3, 1_612.37, "ZEDDIQ POWER LTD")],
    ["every four weeks", everyDays(28, 4, 231.81, "ZEDDIQ AMBROSE")],
    ["two sums of a company", everyMonth("2026-09-07", 2, 812.37, "ZEDDIQ LTD")],
    ["on the last day of each month", onDays(LAST_DAYS, 1_812.37, "ZEDDIQ")],
    [
      "on the working day before a weekend",
      onDays(["2026-08-25", "2026-09-25", "2026-10-23"], 540.1, "ZEDDIQ TAVERN"),
    ],
    ["a whole sum of a company", everyMonth("2026-08-28", 3, 1_800, "ZEDDIQ LTD")],
    ["now and then, of a company", nowAndThen("ZEDDIQ TAVERN", 312.4, 280.11, 301.5)],
  ])("is other income that pays %s", (_what, paid) => {
    expect(read(...paid).incomes).toMatchObject([{ kind: "other" }]);
  });

  test("may pay anything as the stated employer, and with a word of pay", () => {
    const paid = everyMonth("2026-08-28", 3, 450, "ZEDDIQ");
    expect(readFor("Zeddiq", ...paid).incomes).toMatchObject([{ kind: "work" }]);
    expect(read(...everyMonth("2026-08-28", 3, 450, "ZEDDIQ WAGES")).incomes).toMatchObject([
      { kind: "work" },
    ]);
  });
});

describe("what else the payer of an income sends", () => {
  const travel = (employer: string) => monthly(`${employer} TRIPS`, 520.14, 528.52, 510.3);

  test("in small sums is expenses, whatever word stands there", () => {
    const pay = everyMonth("2026-08-28", 3, 2_411.9, "ACME WIDGETS LTD");
    for (const { incomes, excluded } of [
      read(...pay, ...travel("ACME WIDGETS LTD")),
      readFor("Acme Widgets", ...pay, ...travel("ACME WIDGETS LTD")),
    ]) {
      expect(incomes).toHaveLength(1);
      expect(Object.values(excluded)).toEqual(["expenses", "expenses", "expenses"]);
    }
  });

  test("but not of another payer, and not where a word says what it is", () => {
    const pay = everyMonth("2026-08-28", 3, 2_411.9, "ACME WIDGETS LTD");
    expect(read(...pay, ...travel("ACME BAKERY")).incomes).toHaveLength(2);
    expect(
      read(...pay, ...everyMonth("2026-08-20", 3, 300.1, "ACME WIDGETS LTD PENSION")).incomes,
    ).toHaveLength(2);
  });
});

describe("a payer who gets as much as it sends", () => {
  const back = monthly("HALDEN STORES", 531.2, 518.77, 540.3);

  test("gives money back", () => {
    const bought = everyDays(7, 12, -149.9, "HALDEN STORES ONLINE");
    expect(new Set(Object.values(read(...bought, ...back).excluded))).toEqual(new Set(["refund"]));
  });

  test("but pays where little is bought, and as the stated employer", () => {
    const bought = everyDays(7, 2, -49.9, "HALDEN STORES ONLINE");
    expect(read(...bought, ...back).incomes).toMatchObject([{ kind: "other" }]);
    const much = everyDays(7, 12, -149.9, "HALDEN STORES");
    expect(readFor("Halden Stores", ...much, ...back).incomes).toMatchObject([{ kind: "work" }]);
  });
});
