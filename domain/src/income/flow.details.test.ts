import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import {
  anIncome,
  aSource,
  completesIncome,
  incomeAfter,
  incomeContext,
  incomePath,
  withConditions,
  withoutBank,
} from "../testing/incomes.ts";
import type { OfferedIncomeType } from "../vocabulary/money.ts";
import type { IncomeContext } from "./context.ts";
import type { StoredSource } from "./source.ts";

const konfir: IncomeContext = { ...incomeContext, konfirEnabled: true };

describe("the details of each type, in order", () => {
  test.each([
    [
      "INC-063 (in part) INC-074 (in part)",
      "T_EMPLOYED_PERM",
      ["currentEmployer", "yourSalary", "companyReference", "openBanking"],
    ],
    [
      "INC-063 (in part) INC-074 (in part)",
      "T_EMPLOYED_ZH",
      ["currentEmployer", "yourSalary", "companyReference", "openBanking"],
    ],
    ["INC-085 (in part) INC-090 (in part)", "T_SCHOLARSHIP_LOANS", ["loanDetails", "yourLoan", "documents"]],
    ["INC-094 (in part) INC-099 (in part)", "T_PENSION", ["pensionDetails", "pensionAmount", "openBanking"]],
    ["INC-102 (in part) INC-107 (in part)", "T_BENFITS", ["benefitDetails", "benefitAmount", "openBanking"]],
    [
      "INC-111 (in part) INC-116 (in part)",
      "T_SELFEMPLOYED",
      ["companyDetails", "yourIncome", "openBanking"],
    ],
    ["INC-119 (in part)", "T_SAVINGS", ["savingsAmount", "openBanking"]],
  ] as const)("%s %s: %j", (_ids, type, steps) => {
    const values = anIncome(aSource(type), { bonus: "no" });
    expect(incomePath(values)).toEqual(["whoIsPaying", "incomeType", ...steps]);
  });

  test.each([
    ["INC-080 (in part)", "T_EMPLOYED_PERM"],
    ["INC-080 (in part)", "T_EMPLOYED_ZH"],
    ["INC-099 (in part)", "T_PENSION"],
    ["INC-107 (in part)", "T_BENFITS"],
    ["INC-116 (in part)", "T_SELFEMPLOYED"],
    ["INC-119 (in part)", "T_SAVINGS"],
  ] as const)("%s without open banking %s leads to documents", (_id, type) => {
    const values = anIncome(aSource(type), { bonus: "no" });
    expect(incomePath(values, withoutBank).at(-1)).toBe("documents");
  });

  const missing: readonly [OfferedIncomeType, Partial<StoredSource>, string][] = [
    ["T_EMPLOYED_PERM", { jobTitle: null }, "currentEmployer"],
    ["T_EMPLOYED_PERM", { netMinor: null }, "yourSalary"],
    ["T_EMPLOYED_ZH", { reference: null }, "companyReference"],
    ["T_SCHOLARSHIP_LOANS", { institutionName: null }, "loanDetails"],
    ["T_SCHOLARSHIP_LOANS", { paymentDate: null }, "yourLoan"],
    ["T_PENSION", { companyName: null }, "pensionDetails"],
    ["T_PENSION", { annualGrossMinor: null }, "pensionAmount"],
    ["T_BENFITS", { startDate: null }, "benefitDetails"],
    ["T_BENFITS", { currency: null }, "benefitAmount"],
    ["T_SELFEMPLOYED", { companyName: "" }, "companyDetails"],
    ["T_SELFEMPLOYED", { netFrequency: null }, "yourIncome"],
    ["T_SAVINGS", { annualGrossMinor: null }, "savingsAmount"],
  ];
  test.each(missing)("%s without %j waits at %s", (type, lack, step) => {
    expect(incomePath(anIncome(aSource(type, lack), { bonus: "no" })).at(-1)).toBe(step);
  });

  test("the bonus is asked for", () => {
    expect(incomePath(anIncome(aSource("T_EMPLOYED_PERM"))).at(-1)).toBe("yourSalary");
  });

  test("whoever cannot name anybody at work goes on without a reference", () => {
    const values = anIncome(aSource("T_EMPLOYED_PERM", { reference: null }), {
      bonus: "no",
      withoutEmployer: "work_is_confidential",
    });
    expect(incomeAfter("companyReference", values)).toBe("openBanking");
    const silent = { ...values, withoutEmployer: "something_else" } as const;
    expect(incomePath(silent).at(-1)).toBe("companyReference");
    const told = { ...silent, withoutEmployerWords: "The company has closed" };
    expect(incomeAfter("companyReference", told)).toBe("openBanking");
  });
});

describe("somebody who has just started", () => {
  const started = (startDate: string) =>
    anIncome(aSource("T_EMPLOYED_PERM", { startDate, netMinor: null, paymentDate: null }));

  test.each(["2026-11-13", "2026-11-20", "2027-01-04"])(
    "INC-073 (in part) INC-079 (in part) from %s on, needs no pay yet and goes to documents",
    (start) => {
      expect(incomePath(started(start)).slice(-3)).toEqual(["yourSalary", "companyReference", "documents"]);
    },
  );

  test("INC-073 (in part) INC-080 (in part) eight days ago is not just started", () => {
    expect(incomePath(started("2026-11-12")).at(-1)).toBe("yourSalary");
    const paid = anIncome(aSource("T_EMPLOYED_PERM", { startDate: "2026-11-12" }), { bonus: "yes" });
    expect(incomeAfter("companyReference", paid)).toBe("openBanking");
  });
});

describe("the bank connection", () => {
  const pension = (said: Partial<StoredSource> = {}) => anIncome(aSource("T_PENSION", said));

  test("waits for the bank, or for the choice to go on by hand", () => {
    expect(incomeAfter("openBanking", pension())).toBeUndefined();
  });

  test("INC-128 (in part) INC-132 (in part) by hand leads to feedback, then to documents", () => {
    const manual = { ...pension(), openBanking: "manual" } as const;
    expect(incomeAfter("openBanking", manual)).toBe("feedback");
    expect(incomeAfter("feedback", manual)).toBeUndefined();
    expect(incomeAfter("feedback", { ...manual, feedback: "technical_difficulties" })).toBe("documents");
  });

  test("INC-122 (in part) by hand is no answer where the policy does not allow it", () => {
    const bankOnly = withConditions(condition("ADD_MANUAL_DOCUMENT_UPLOAD", false));
    expect(incomeAfter("openBanking", { ...pension(), openBanking: "manual" }, bankOnly)).toBeUndefined();
    const failed = { ...pension({ bank: "failed" }), error: "manual" } as const;
    expect(incomeAfter("error", failed, bankOnly)).toBeUndefined();
  });

  test("INC-173 (in part) a failed connection leads to error, and by hand to documents", () => {
    const failed = pension({ bank: "failed" });
    expect(incomeAfter("openBanking", failed)).toBe("error");
    expect(incomeAfter("error", failed)).toBeUndefined();
    expect(incomeAfter("error", { ...failed, error: "manual" })).toBe("documents");
  });

  test("a connected bank leads to success, or asks for more income", () => {
    const connected = pension({ bank: "connected" });
    expect(incomeAfter("openBanking", { ...connected, meetsAffordabilityCriteria: true })).toBe("success");
    expect(incomeAfter("openBanking", connected)).toBe("successAddIncome");
  });

  test("INC-166 (in part) success leads to konfir if nothing was answered there and it is enabled", () => {
    const read = {
      ...pension({ bank: "connected" }),
      meetsAffordabilityCriteria: true,
      success: "read",
    } as const;
    expect(incomeAfter("success", read, konfir)).toBe("konfir");
    expect(incomeAfter("success", { ...read, konfir: "skipped" }, konfir)).toBeUndefined();
    expect(incomeAfter("success", { ...read, konfirCompleted: true }, konfir)).toBeUndefined();
    expect(incomeAfter("success", read)).toBeUndefined();
    expect(completesIncome(read)).toBe(true);
  });

  test("INC-168 (in part) INC-169 (in part) successAddIncome leads to additionalIncome and completes", () => {
    const read = { ...pension({ bank: "connected" }), successAddIncome: "read" } as const;
    expect(incomeAfter("successAddIncome", read)).toBe("additionalIncome");
    expect(completesIncome(read)).toBe(true);
    expect(completesIncome(pension({ bank: "connected" }))).toBe(false);
  });
});
