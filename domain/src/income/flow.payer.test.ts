import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import {
  aGuarantor,
  anIncome,
  aSource,
  completesIncome,
  incomeAfter,
  incomeContext,
  incomePath,
  withConditions,
  zeroShare,
} from "../testing/incomes.ts";
import { type IncomeType, incomeTypes, offeredIncomeTypes } from "../vocabulary/money.ts";

const nobody = anIncome(undefined);

describe("who pays", () => {
  test("waits for an answer when nothing is known", () => {
    expect(incomePath(nobody)).toEqual(["whoIsPaying"]);
  });

  test.each([
    ["INC-031 (in part)", "me", "incomeType"],
    ["INC-032 (in part)", "other", "someoneElse"],
  ] as const)("%s %s leads to %s", (_id, whoIsPaying, next) => {
    expect(incomePath({ ...nobody, whoIsPaying })).toEqual(["whoIsPaying", next]);
  });

  test("INC-033 (in part) is me if an income exists", () => {
    expect(incomeAfter("whoIsPaying", anIncome(aSource("T_PENSION")))).toBe("incomeType");
  });

  test("INC-034 (in part) is the other if the income is a zero-percent rent share", () => {
    expect(incomePath(anIncome(zeroShare))).toEqual(["whoIsPaying", "someoneElse", "zeroPercentNotice"]);
  });

  test("INC-035 (in part) is the other if only a guarantor exists", () => {
    const path = incomePath(anIncome(undefined, { guarantor: aGuarantor }));
    expect(path.slice(0, 2)).toEqual(["whoIsPaying", "someoneElse"]);
    const both = anIncome(aSource("T_PENSION"), { guarantor: aGuarantor });
    expect(incomeAfter("whoIsPaying", both)).toBe("incomeType");
  });

  test("an answer counts more than what is known", () => {
    const values = anIncome(aSource("T_PENSION"), { whoIsPaying: "other" });
    expect(incomeAfter("whoIsPaying", values)).toBe("someoneElse");
  });
});

describe("somebody else", () => {
  const other = anIncome(undefined, { whoIsPaying: "other" });

  test.each([
    ["INC-038 (in part)", "T_ZERO_PERCENT_RENT_SHARE", "zeroPercentNotice"],
    ["INC-039 (in part)", "T_GUARANTOR", "yourGuarantor"],
  ] as const)("%s %s leads to %s", (_id, someoneElse, next) => {
    expect(incomeAfter("someoneElse", { ...other, someoneElse })).toBe(next);
  });

  test.each([
    ["INC-040 (in part) a zero-percent share", anIncome(zeroShare), "zeroPercentNotice"],
    ["INC-040 (in part) a guarantor", { ...other, guarantor: aGuarantor }, "yourGuarantor"],
  ] as const)("%s stands in for the answer", (_what, values, next) => {
    expect(incomeAfter("someoneElse", values)).toBe(next);
  });

  test("INC-037 (in part) a choice that the policy does not allow is none", () => {
    const guarantorOnly = withConditions(condition("ALLOWED_OTHER_PAYERS", ["T_GUARANTOR"]));
    const chosen = { ...other, someoneElse: "T_ZERO_PERCENT_RENT_SHARE" } as const;
    expect(incomeAfter("someoneElse", chosen, guarantorOnly)).toBeUndefined();
    expect(
      incomeAfter("someoneElse", chosen, { ...incomeContext, variant: "INCOME_WITH_GUARANTOR" }),
    ).toBeUndefined();
  });

  test("INC-175 (in part) the notice ends the section, once the share is saved and it is acknowledged", () => {
    const seen = { zeroPercentNotice: "acknowledged" } as const;
    expect(completesIncome(anIncome(zeroShare))).toBe(false);
    expect(
      completesIncome(
        anIncome(undefined, { ...seen, whoIsPaying: "other", someoneElse: "T_ZERO_PERCENT_RENT_SHARE" }),
      ),
    ).toBe(false);
    expect(completesIncome(anIncome(zeroShare, seen))).toBe(true);
  });

  test("INC-184 (in part) a named guarantor leads to the confirmation, which ends the section", () => {
    const named = { ...other, someoneElse: "T_GUARANTOR", guarantor: aGuarantor } as const;
    expect(incomePath(named)).toEqual([
      "whoIsPaying",
      "someoneElse",
      "yourGuarantor",
      "guarantorConfirmation",
    ]);
    expect(completesIncome(named)).toBe(false);
    expect(completesIncome({ ...named, guarantorConfirmation: "acknowledged" })).toBe(true);
  });

  test("waits for the guarantor's name", () => {
    const named = {
      ...other,
      someoneElse: "T_GUARANTOR",
      guarantor: { ...aGuarantor, lastName: "" },
    } as const;
    expect(incomeAfter("yourGuarantor", named)).toBeUndefined();
  });
});

describe("the type", () => {
  test.each([
    ["INC-044 (in part)", "T_SCHOLARSHIP_LOANS", "loanDetails"],
    ["INC-045 (in part)", "T_SAVINGS", "savingsAmount"],
    ["INC-046 (in part)", "T_SELFEMPLOYED", "companyDetails"],
    ["INC-047 (in part)", "T_BENFITS", "benefitDetails"],
    ["INC-048 (in part)", "T_PENSION", "pensionDetails"],
    ["INC-049 (in part)", "T_EMPLOYED_PERM", "currentEmployer"],
    ["INC-049 (in part)", "T_EMPLOYED_ZH", "currentEmployer"],
  ] as const)("%s %s leads to %s", (_id, type, next) => {
    expect(incomeAfter("incomeType", anIncome(aSource(type)))).toBe(next);
  });

  test("INC-042 (in part) a type that the policy does not offer is no answer", () => {
    const benefits = withConditions(condition("ALLOWED_INCOME_TYPES", ["T_BENFITS", "T_NOINCOME"]));
    expect(incomeAfter("incomeType", anIncome(aSource("T_PENSION")), benefits)).toBeUndefined();
    expect(incomeAfter("incomeType", anIncome(aSource("T_BENFITS")), benefits)).toBe("benefitDetails");
  });

  test("INC-043 (in part) a type without a label is no answer, whatever the policy says", () => {
    const everything = withConditions(condition("ALLOWED_INCOME_TYPES", incomeTypes));
    const unlabelled = incomeTypes.filter((type) => !offeredIncomeTypes.some((offered) => offered === type));
    for (const incomeType of unlabelled satisfies readonly IncomeType[]) {
      const values = anIncome({ ...aSource("T_PENSION"), incomeType }, { whoIsPaying: "me" });
      expect(incomeAfter("incomeType", values, everything)).toBeUndefined();
    }
  });
});
