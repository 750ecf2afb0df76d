import { describe, expect, test } from "vitest";
import {
  anIncome,
  anIncomeFile,
  aSource,
  completesIncome,
  incomeAfter,
  incomePath,
  withoutBank,
} from "../testing/incomes.ts";
import type { IncomeContext } from "./context.ts";
import { incomeFlow } from "./flow.ts";
import type { IncomeValues } from "./values.ts";

describe("the documents", () => {
  const selfEmployed = (said: Partial<IncomeValues> = {}) => anIncome(aSource("T_SELFEMPLOYED"), said);
  const after = (step: Parameters<typeof incomeAfter>[0], values: IncomeValues) =>
    incomeAfter(step, values, withoutBank);

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
    incomeAfter(step, values(said), { ...withoutBank, konfirEnabled: enabled });
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
    expect(completesIncome(values({}), withoutBank)).toBe(false);
    expect(completesIncome(values({ upload: [file] }), withoutBank)).toBe(true);
    expect(completesIncome(values({ upload: [file], meetsAffordabilityCriteria: true }), withoutBank)).toBe(
      true,
    );
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
    const enabled = { ...withoutBank, konfirEnabled: true };
    expect(incomeAfter("incomeUploadSuccess", read, enabled)).toBe("konfir");
    expect(incomeAfter("incomeUploadSuccess", read, withoutBank)).toBeUndefined();
  });

  test("INC-160 (in part) incomeUploadSuccess asks for no completion of its own", () => {
    const { preventsCompletion } = incomeFlow.steps.incomeUploadSuccess;
    expect(preventsCompletion?.({ ...uploaded, incomeUploadSuccess: "read" })).toBe(true);
  });

  test("INC-163 (in part) INC-164 (in part) konfir is skipped or confirmed, and both end", () => {
    const enabled = { ...withoutBank, konfirEnabled: true };
    const read = { ...uploaded, incomeUploadSuccess: "read" } as const;
    expect(incomeAfter("konfir", { ...read, konfir: "skipped" }, enabled)).toBeUndefined();
    const confirmed = { ...read, konfirCompleted: true };
    expect(incomePath(confirmed, enabled).at(-1)).toBe("konfirComplete");
    expect(completesIncome(confirmed, enabled)).toBe(true);
  });

  const short = { ...uploaded, meetsAffordabilityCriteria: false };

  test("INC-158 (in part) additionalIncome ends when no more is added", () => {
    expect(incomePath(short, withoutBank).at(-1)).toBe("additionalIncome");
    const enough = { ...short, additionalIncome: "enough" } as const;
    expect(incomePath(enough, withoutBank).at(-1)).toBe("additionalIncome");
    expect(completesIncome(enough, withoutBank)).toBe(true);
  });

  test("additionalIncome may name a guarantor, where the policy allows one", () => {
    const named = { ...short, additionalIncome: "guarantor" } as const;
    expect(incomeAfter("additionalIncome", named, withoutBank)).toBe("yourGuarantor");
    const without: IncomeContext = { ...withoutBank, variant: "INCOME_WITHOUT_GUARANTOR" };
    expect(incomeAfter("additionalIncome", named, without)).toBeUndefined();
  });

  test("without documents the way is the same as after an upload with nothing uploaded", () => {
    const none = { ...uploaded, upload: [], documents: "none", noDocumentsNotice: "acknowledged" } as const;
    const enabled = { ...withoutBank, konfirEnabled: true };
    expect(incomeAfter("noDocumentsNotice", none, enabled)).toBe("konfir");
    expect(incomeAfter("noDocumentsNotice", none, withoutBank)).toBeUndefined();
    expect(completesIncome(none, withoutBank)).toBe(true);
    const shortOfIt = { ...none, meetsAffordabilityCriteria: false };
    expect(incomeAfter("noDocumentsNotice", shortOfIt, withoutBank)).toBe("additionalIncome");
    expect(completesIncome(shortOfIt, withoutBank)).toBe(true);
  });
});
