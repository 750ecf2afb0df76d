import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recognisedKinds } from "../recognition/kind-of-line.ts";
import { offeredIncomeTypes, payFrequencies } from "../vocabulary/money.ts";
import { evidencedByBank } from "./bank-evidence.ts";

const job = {
  uuid: "job",
  companyName: null,
  incomeType: "T_EMPLOYED_PERM",
  currency: "GBP",
  annualGrossMinor: 3_600_000,
  netMinor: 240_000,
  netFrequency: "MONTHLY",
} as const;

const seen = (yearlyMinor: number, kind: (typeof recognisedKinds)[number] = "work", currency = "GBP") => ({
  payer: "BRIGHTWATER",
  monthsSeen: 3,
  rhythm: "monthly" as const,
  kind,
  currency,
  yearlyMinor,
});

describe("what a bank shows of a source", () => {
  test("of a salary as much of the gross as of the stated pay has arrived", () => {
    expect(evidencedByBank(job, [seen(2_880_000)])).toBe(3_600_000);
    expect(evidencedByBank(job, [seen(1_440_000)])).toBe(1_800_000);
    expect(evidencedByBank({ ...job, netMinor: 60_000, netFrequency: "WEEKLY" }, [seen(3_120_000)])).toBe(
      3_600_000,
    );
  });

  test("of a salary the one payer that fits best, not two of them", () => {
    const two = [seen(1_800_000), { ...seen(1_800_000), payer: "QUAYSTONE" }];
    expect(evidencedByBank({ ...job, annualGrossMinor: 4_500_000, netMinor: 300_000 }, two)).toBe(2_250_000);
    expect(evidencedByBank(job, [seen(900_000), { ...seen(2_880_000), payer: "QUAYSTONE" }])).toBe(3_600_000);
  });

  test("never more than was stated", () => {
    expect(evidencedByBank(job, [seen(9_000_000)])).toBe(3_600_000);
  });

  test("of what is paid out in full, the amount itself", () => {
    const pension = { ...job, incomeType: "T_PENSION", annualGrossMinor: 1_200_000 } as const;
    expect(evidencedByBank(pension, [seen(1_100_000, "pension")])).toBe(1_100_000);
    expect(evidencedByBank(pension, [seen(600_000, "pension"), seen(500_000, "pension")])).toBe(1_100_000);
  });

  test.each([
    ["nothing of its kind", job, [seen(2_880_000, "benefits")]],
    ["another currency", job, [seen(2_880_000, "work", "EUR")]],
    ["no pay to compare", { ...job, netMinor: null }, [seen(2_880_000)]],
    ["no gross", { ...job, annualGrossMinor: null }, [seen(2_880_000)]],
    ["savings, which do not arrive", { ...job, incomeType: "T_SAVINGS" } as const, [seen(2_880_000)]],
    ["nothing at all", job, []],
  ])("nothing is said with %s", (_what, source, incomes) => {
    expect(evidencedByBank(source, incomes)).toBeUndefined();
  });

  test.each([
    ["a payer seen in two months", { monthsSeen: 2 }, 2_400_000],
    ["a payer seen in one month", { monthsSeen: 1 }, undefined],
    ["a person", { payer: "MR J PARDOE" }, undefined],
    ["a company that has a person's name", { payer: "J PARDOE LTD" }, 2_400_000],
  ])("payments without a word of income show profit if they come from %s", (_who, more, shown) => {
    const trade = { ...job, incomeType: "T_SELFEMPLOYED" } as const;
    expect(evidencedByBank(trade, [{ ...seen(2_400_000, "other"), ...more }])).toBe(shown);
  });

  test("more that arrives never shows less", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...offeredIncomeTypes),
        fc.constantFrom(...payFrequencies),
        fc.constantFrom(...recognisedKinds),
        fc.nat(10_000_000),
        fc.nat(10_000_000),
        (incomeType, netFrequency, kind, arrived, more) => {
          const source = { ...job, incomeType, netFrequency };
          const less = evidencedByBank(source, [seen(arrived, kind)]) ?? 0;
          const greater = evidencedByBank(source, [seen(arrived + more, kind)]) ?? 0;
          expect(greater).toBeGreaterThanOrEqual(less);
          expect(greater).toBeLessThanOrEqual(source.annualGrossMinor);
        },
      ),
    );
  });
});
