import type { UsedIncome } from "@latchkey/domain/review/decision-inputs.ts";
import { describe, expect, test } from "vitest";
import { affordabilityOf } from "./income-facts.ts";

const income: UsedIncome = {
  sources: [],
  rentMinor: 105_000,
  incomeMultiple: 28,
  incomeMinor: 2_740_000,
  savingsMinor: 50_000,
  affordableMinor: 97_857,
  gap: { rent: 7_143, income: 200_000, savings: 257_148 },
  guarantorIncomeMinor: null,
};

const readsAmounts = { name: "AGENCY_READS_AMOUNTS", description: "", value: true } as const;

describe("the affordability in a report", () => {
  test("tells the multiple and what is missing, and no amount unless the policy says so", () => {
    const told = {
      isMet: false,
      householdMet: false,
      shownHundredths: 2609,
      askedMultiple: 28,
      shortByMinor: 200_000,
      countsSavings: true,
    };
    expect(affordabilityOf({ income, householdMet: false }, [])).toEqual({
      ...told,
      amounts: null,
      affordableMinor: null,
    });
    expect(affordabilityOf({ income, householdMet: false }, [{ ...readsAmounts, value: false }])).toEqual({
      ...told,
      amounts: null,
      affordableMinor: null,
    });
    expect(affordabilityOf({ income, householdMet: false }, [readsAmounts])).toEqual({
      ...told,
      amounts: { incomeMinor: 2_740_000, savingsMinor: 50_000 },
      affordableMinor: 97_857,
    });
  });

  test("has no multiple without a rent, and is left out where no income was asked for", () => {
    const free = { ...income, rentMinor: 0, gap: null, savingsMinor: 0 };
    expect(affordabilityOf({ income: free, householdMet: null }, [])).toMatchObject({
      isMet: true,
      shownHundredths: null,
      shortByMinor: null,
      countsSavings: false,
    });
    expect(affordabilityOf({ income: null, householdMet: null }, [])).toBeNull();
  });
});
