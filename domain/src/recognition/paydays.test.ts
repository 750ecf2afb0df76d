import { describe, expect, test } from "vitest";
import { everyDays, everyMonth, line, read } from "../testing/bank-lines.ts";
import type { BankTransaction } from "./transactions.ts";

const incomeOf = (...transactions: readonly BankTransaction[]) => read(...transactions).incomes[0];

const paidOn = (dates: readonly string[], pounds = 2_000, description = "ACME WIDGETS SALARY") =>
  dates.map((date) => line(date, pounds, description));

describe("outliers of a rhythm", () => {
  test("a bonus on another day is apart, and counts for no year", () => {
    const bonus = line("2026-09-15", 5_000, "ACME WIDGETS LTD");
    expect(incomeOf(...everyMonth("2026-08-28", 3, 2_000, "ACME WIDGETS LTD"), bonus)).toMatchObject({
      rhythm: "monthly",
      yearlyMinor: 2_400_000,
      apart: [bonus.id],
      reasons: ["unknown_payer", "paid_apart"],
    });
  });

  test("a bonus on a payday is no typical payment", () => {
    const bonus = line("2026-09-25", 5_000, "ACME SALARY");
    const pay = everyDays(28, 4, 2_000, "ACME SALARY").filter(({ date }) => date !== bonus.date);
    expect(incomeOf(...paidOn(["2026-08-28", "2026-10-28"]), ...paidOn(["2026-09-28"], 7_000))).toMatchObject(
      {
        yearlyMinor: 2_400_000,
      },
    );
    expect(incomeOf(...pay, bonus)?.typicalMinor).toBe(200_000);
  });

  test("one pay up to two weeks early, as before Christmas", () => {
    expect(incomeOf(...paidOn(["2026-08-31", "2026-09-30", "2026-10-18"]))).toMatchObject({
      kind: "work",
      rhythm: "monthly",
      yearlyMinor: 2_400_000,
      reasons: ["word_of_pay", "paid_early"],
    });
    expect(incomeOf(...paidOn(["2026-10-30", "2026-11-30", "2026-12-18", "2027-01-29"]))).toMatchObject({
      rhythm: "monthly",
    });
  });

  test("not two that are, and none of another amount", () => {
    expect(incomeOf(...paidOn(["2026-08-31", "2026-09-16", "2026-10-18", "2026-11-30"]))?.rhythm).toBe(
      "irregular",
    );
    const other = [...paidOn(["2026-08-31", "2026-09-30"]), ...paidOn(["2026-10-16"], 900)];
    expect(incomeOf(...other)?.rhythm).toBe("irregular");
  });

  test("weeks of casual work have no typical payment: their sum counts", () => {
    const pays = [90, 440, 150, 310, 205, 60, 380].map((pounds, index) =>
      line(
        `2026-${index < 4 ? "09" : "10"}-${String(((index * 7) % 28) + 1).padStart(2, "0")}`,
        pounds,
        "CAFE WAGES",
      ),
    );
    expect(incomeOf(...pays)).toMatchObject({
      rhythm: "irregular",
      reasons: ["word_of_pay", "sum_of_period"],
    });
  });
});

describe("rhythms that look alike", () => {
  test.each([
    ["the last Friday, with five weeks once", ["2026-08-28", "2026-09-25", "2026-10-30"], "monthly", []],
    [
      "last Fridays four weeks apart, which may be either",
      ["2026-01-30", "2026-02-27", "2026-03-27"],
      "monthly",
      ["lower_rhythm"],
    ],
    ["every fourth Friday", ["2026-08-28", "2026-09-25", "2026-10-23", "2026-11-20"], "four_weekly", []],
    [
      "the 15th and the last",
      ["2026-08-31", "2026-09-15", "2026-09-30", "2026-10-15", "2026-10-30"],
      "twice_monthly",
      [],
    ],
    [
      "the 1st and the 16th",
      ["2026-09-01", "2026-09-16", "2026-10-01", "2026-10-16", "2026-10-30"],
      "twice_monthly",
      [],
    ],
    [
      "the third Thursday",
      ["2026-06-18", "2026-07-16", "2026-08-20", "2026-09-17", "2026-10-15"],
      "monthly",
      [],
    ],
    ["the ends of quarters", ["2026-03-31", "2026-06-30", "2026-09-30"], "quarterly", []],
    [
      "every other Friday",
      ["2026-08-28", "2026-09-11", "2026-09-25", "2026-10-09", "2026-10-23", "2026-11-06"],
      "fortnightly",
      [],
    ],
    [
      "days of both: the 1st and 15th of February and March",
      ["2026-02-02", "2026-02-16", "2026-03-02", "2026-03-16"],
      "twice_monthly",
      ["lower_rhythm"],
    ],
  ] as const)("%s", (_what, dates, rhythm, reasons) => {
    expect(incomeOf(...paidOn(dates))).toMatchObject({ rhythm, reasons: ["word_of_pay", ...reasons] });
  });

  test("a benefit of four last Thursdays is four-weekly: no office pays by last weekdays", () => {
    const paid = paidOn(["2026-01-30", "2026-02-27", "2026-03-27"], 300, "DWP PIP");
    expect(incomeOf(...paid)).toMatchObject({
      kind: "benefits",
      rhythm: "four_weekly",
      yearlyMinor: 390_000,
    });
  });

  test("twice a month counts 24 times a year", () => {
    const paid = paidOn(["2026-08-31", "2026-09-15", "2026-09-30", "2026-10-15", "2026-10-30"], 1_000);
    expect(incomeOf(...paid)?.yearlyMinor).toBe(2_400_000);
  });
});
