import { describe, expect, test } from "vitest";
import {
  aGuarantor,
  anIncome,
  anIncomeFile,
  aSource,
  condition,
  incomeAfter,
  incomeContext,
  incomePath,
  withConditions,
  zeroShare,
} from "../testing/incomes.ts";
import {
  type IncomeType,
  incomeTypes,
  type OfferedIncomeType,
  offeredIncomeTypes,
} from "../vocabulary/money.ts";
import { mayComplete } from "../wizard/walk.ts";
import type { IncomeContext } from "./context.ts";
import { incomeFlow } from "./flow.ts";
import type { IncomeSource } from "./source.ts";
import type { IncomeValues } from "./values.ts";

const konfir: IncomeContext = { ...incomeContext, konfirEnabled: true };
const skipping = withConditions(condition("SKIP_OPEN_BANKING", true));
const nobody = anIncome(undefined);
const completes = (values: IncomeValues, context = incomeContext) => mayComplete(incomeFlow, values, context);

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
    expect(completes(anIncome(zeroShare))).toBe(false);
    expect(
      completes(
        anIncome(undefined, { ...seen, whoIsPaying: "other", someoneElse: "T_ZERO_PERCENT_RENT_SHARE" }),
      ),
    ).toBe(false);
    expect(completes(anIncome(zeroShare, seen))).toBe(true);
  });

  test("INC-184 (in part) a named guarantor leads to the confirmation, which ends the section", () => {
    const named = { ...other, someoneElse: "T_GUARANTOR", guarantor: aGuarantor } as const;
    expect(incomePath(named)).toEqual([
      "whoIsPaying",
      "someoneElse",
      "yourGuarantor",
      "guarantorConfirmation",
    ]);
    expect(completes(named)).toBe(false);
    expect(completes({ ...named, guarantorConfirmation: "acknowledged" })).toBe(true);
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

  test.each(offeredIncomeTypes)(
    "INC-080 (in part) INC-099 (in part) INC-107 (in part) INC-116 (in part) INC-119 (in part) without open banking %s leads to documents",
    (type) => {
      const values = anIncome(aSource(type), { bonus: "no" });
      expect(incomePath(values, skipping).at(-1)).toBe("documents");
    },
  );

  const missing: readonly [OfferedIncomeType, Partial<IncomeSource>, string][] = [
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
  const pension = (said: Partial<IncomeSource> = {}) => anIncome(aSource("T_PENSION", said));

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
    expect(completes(read)).toBe(true);
  });

  test("INC-168 (in part) INC-169 (in part) successAddIncome leads to additionalIncome and completes", () => {
    const read = { ...pension({ bank: "connected" }), successAddIncome: "read" } as const;
    expect(incomeAfter("successAddIncome", read)).toBe("additionalIncome");
    expect(completes(read)).toBe(true);
    expect(completes(pension({ bank: "connected" }))).toBe(false);
  });
});

describe("the documents", () => {
  const selfEmployed = (said: Partial<IncomeValues> = {}) => anIncome(aSource("T_SELFEMPLOYED"), said);
  const after = (step: Parameters<typeof incomeAfter>[0], values: IncomeValues) =>
    incomeAfter(step, values, skipping);

  test.each([
    ["INC-135 (in part)", "none", "noDocumentsNotice"],
    ["INC-136 (in part)", "BANK_STATEMENT", "bankStatementSignposting"],
    ["INC-138 (in part)", "TAX_RETURN", "upload"],
  ] as const)("%s %s leads to %s", (_id, documents, next) => {
    expect(after("documents", selfEmployed({ documents }))).toBe(next);
  });

  test("INC-137 (in part) INC-140 (in part) a document with its own guidance leads there, and then to the upload", () => {
    const newStarter = anIncome(aSource("T_EMPLOYED_PERM", { startDate: "2026-11-20" }), {
      documents: "EMPLOYMENT_CONTRACT",
    });
    expect(after("documents", newStarter)).toBe("documentSignposting");
    const understood = { ...newStarter, docSignposting: ["EMPLOYMENT_CONTRACT"] };
    expect(after("documentSignposting", understood)).toBe("upload");
  });

  test("INC-139 (in part) the guidance on bank statements leads to their upload", () => {
    const values = selfEmployed({ documents: "BANK_STATEMENT", docSignposting: ["BANK_STATEMENT"] });
    expect(after("bankStatementSignposting", values)).toBe("uploadBankStatements");
  });

  test("INC-134 (in part) a document that is not offered is no choice", () => {
    expect(after("documents", selfEmployed())).toBeUndefined();
    expect(after("documents", selfEmployed({ documents: "PENSION_STATEMENT" }))).toBeUndefined();
  });
});

const statement = anIncomeFile("BANK_STATEMENT");
const taxReturn = anIncomeFile("TAX_RETURN");

describe.each([
  ["uploadBankStatements", "BANK_STATEMENT", statement, ["BANK_STATEMENT"]],
  ["upload", "TAX_RETURN", taxReturn, []],
] as const)("after %s", (step, documents, file, docSignposting) => {
  const values = (said: Partial<IncomeValues>) =>
    anIncome(aSource("T_SELFEMPLOYED"), { documents, docSignposting, ...said });
  const after = (said: Partial<IncomeValues>, enabled = false) =>
    incomeAfter(step, values(said), { ...skipping, konfirEnabled: enabled });
  const without = { withoutDocument: { [documents]: "lost" } } as const;

  test("INC-144 (in part) a file is needed, or a reason why there is none", () => {
    expect(after({})).toBeUndefined();
    expect(after(without)).toBe("additionalIncome");
  });

  test("INC-155 (in part) with the criteria met leads to incomeUploadSuccess", () => {
    expect(after({ upload: [file], meetsAffordabilityCriteria: true }, true)).toBe("incomeUploadSuccess");
  });

  test("INC-153 (in part) INC-154 (in part) with nothing uploaded leads to konfir if it is enabled, else it ends", () => {
    const met = { ...without, meetsAffordabilityCriteria: true } as const;
    expect(after(met, true)).toBe("konfir");
    expect(after(met)).toBeUndefined();
  });

  test("INC-156 (in part) with the criteria not met leads to additionalIncome", () => {
    expect(after({ upload: [file] }, true)).toBe("additionalIncome");
  });

  test("INC-152 (in part) completes the section", () => {
    expect(completes(values({}), skipping)).toBe(false);
    expect(completes(values({ upload: [file] }), skipping)).toBe(true);
    expect(completes(values({ upload: [file], meetsAffordabilityCriteria: true }), skipping)).toBe(true);
  });
});

describe("the result", () => {
  const uploaded = anIncome(aSource("T_SELFEMPLOYED"), {
    documents: "TAX_RETURN",
    upload: [taxReturn],
    meetsAffordabilityCriteria: true,
  });

  test("INC-161 (in part) incomeUploadSuccess leads to konfir if it is enabled", () => {
    const read = { ...uploaded, incomeUploadSuccess: "read" } as const;
    const enabled = { ...skipping, konfirEnabled: true };
    expect(incomeAfter("incomeUploadSuccess", read, enabled)).toBe("konfir");
    expect(incomeAfter("incomeUploadSuccess", read, skipping)).toBeUndefined();
  });

  test("INC-160 (in part) incomeUploadSuccess asks for no completion of its own", () => {
    const { preventsCompletion } = incomeFlow.steps.incomeUploadSuccess;
    expect(preventsCompletion?.({ ...uploaded, incomeUploadSuccess: "read" })).toBe(true);
  });

  test("INC-163 (in part) INC-164 (in part) konfir is skipped or confirmed, and both end", () => {
    const enabled = { ...skipping, konfirEnabled: true };
    const read = { ...uploaded, incomeUploadSuccess: "read" } as const;
    expect(incomeAfter("konfir", { ...read, konfir: "skipped" }, enabled)).toBeUndefined();
    const confirmed = { ...read, konfirCompleted: true };
    expect(incomePath(confirmed, enabled).at(-1)).toBe("konfirComplete");
    expect(completes(confirmed, enabled)).toBe(true);
  });

  const short = { ...uploaded, meetsAffordabilityCriteria: false };

  test("INC-158 (in part) additionalIncome ends when no more is added", () => {
    expect(incomePath(short, skipping).at(-1)).toBe("additionalIncome");
    const enough = { ...short, additionalIncome: "enough" } as const;
    expect(incomePath(enough, skipping).at(-1)).toBe("additionalIncome");
    expect(completes(enough, skipping)).toBe(true);
  });

  test("additionalIncome may name a guarantor, where the policy allows one", () => {
    const named = { ...short, additionalIncome: "guarantor" } as const;
    expect(incomeAfter("additionalIncome", named, skipping)).toBe("yourGuarantor");
    const without: IncomeContext = { ...skipping, variant: "INCOME_WITHOUT_GUARANTOR" };
    expect(incomeAfter("additionalIncome", named, without)).toBeUndefined();
  });

  test("without documents the way is the same as after an upload with nothing uploaded", () => {
    const none = { ...uploaded, upload: [], documents: "none", noDocumentsNotice: "acknowledged" } as const;
    const enabled = { ...skipping, konfirEnabled: true };
    expect(incomeAfter("noDocumentsNotice", none, enabled)).toBe("konfir");
    expect(incomeAfter("noDocumentsNotice", none, skipping)).toBeUndefined();
    expect(completes(none, skipping)).toBe(true);
    const shortOfIt = { ...none, meetsAffordabilityCriteria: false };
    expect(incomeAfter("noDocumentsNotice", shortOfIt, skipping)).toBe("additionalIncome");
  });
});
