import { describe, expect, test } from "vitest";
import { definitionOf } from "../documents/definitions.ts";
import { incomeDocumentTypes } from "../documents/kinds.ts";
import { takesSeveral } from "../documents/limits.ts";
import type { ConditionName } from "../policies/condition.ts";
import { condition } from "../testing/conditions.ts";
import { aSource, incomeContext, withConditions } from "../testing/incomes.ts";
import { incomeTypes, type OfferedIncomeType } from "../vocabulary/money.ts";
import { documentsOffered, fileCapacity } from "./documents-offered.ts";
import { checkedSource } from "./source.ts";

const held = (...about: Parameters<typeof aSource>) => checkedSource(aSource(...about));

const offeredFor = (type: OfferedIncomeType, { someoneElse = false, context = incomeContext } = {}) =>
  documentsOffered(held(type), someoneElse, context);

test("INC-236 (in part) the document types about income", () => {
  expect(incomeDocumentTypes.join(", ")).toBe(
    "BANK_STATEMENT, PAYSLIP, TAX_RETURN, EMPLOYMENT_CONTRACT, INVESTMENT_PORTFOLIO, STUDENT_STATUS, PENSION_STATEMENT, BENEFITS_PAPERWORK, COMPANY_ACCOUNTS, OTHER",
  );
});

describe("what is offered unless the policy says otherwise", () => {
  test.each<[string, OfferedIncomeType, readonly string[]]>([
    ["INC-237 (in part)", "T_EMPLOYED_PERM", ["BANK_STATEMENT"]],
    ["INC-239 (in part)", "T_EMPLOYED_ZH", ["BANK_STATEMENT"]],
    ["INC-240 (in part)", "T_SELFEMPLOYED", ["TAX_RETURN", "BANK_STATEMENT"]],
    ["INC-241 (in part)", "T_SAVINGS", ["INVESTMENT_PORTFOLIO", "BANK_STATEMENT"]],
    ["INC-242 (in part)", "T_SCHOLARSHIP_LOANS", ["BANK_STATEMENT", "STUDENT_STATUS"]],
    ["INC-243 (in part)", "T_PENSION", ["BANK_STATEMENT", "PENSION_STATEMENT"]],
    ["INC-245 (in part)", "T_BENFITS", ["BANK_STATEMENT", "BENEFITS_PAPERWORK"]],
  ])("%s %s: %j", (_id, type, types) => {
    expect(offeredFor(type)).toEqual(types);
  });

  test.each<[string, OfferedIncomeType, readonly string[]]>([
    ["2026-11-13", "T_EMPLOYED_PERM", ["EMPLOYMENT_CONTRACT"]],
    ["2026-12-01", "T_EMPLOYED_ZH", ["EMPLOYMENT_CONTRACT"]],
    ["2026-11-12", "T_EMPLOYED_PERM", ["BANK_STATEMENT"]],
    ["2026-11-20", "T_SELFEMPLOYED", ["TAX_RETURN", "BANK_STATEMENT"]],
  ])("INC-238 (in part) work since %s (%s): %j", (startDate, type, types) => {
    expect(documentsOffered(held(type, { startDate }), false, incomeContext)).toEqual(types);
  });

  test("INC-244 (in part) a pension when someone else pays adds company accounts", () => {
    expect(offeredFor("T_PENSION", { someoneElse: true })).toEqual([
      "BANK_STATEMENT",
      "PENSION_STATEMENT",
      "COMPANY_ACCOUNTS",
    ]);
    expect(offeredFor("T_BENFITS", { someoneElse: true })).toEqual(["BANK_STATEMENT", "BENEFITS_PAPERWORK"]);
  });

  test("a type that nobody is offered has no documents", () => {
    const source = { ...held("T_PENSION"), incomeType: "T_NOINCOME" } as const;
    expect(documentsOffered(source, false, incomeContext)).toEqual([]);
  });
});

describe("INC-221 (in part) INC-246 (in part) a condition replaces a list", () => {
  test.each<[ConditionName, OfferedIncomeType]>([
    ["DOCUMENTS_PERMANENT", "T_EMPLOYED_PERM"],
    ["DOCUMENTS_BENEFIT", "T_BENFITS"],
    ["DOCUMENTS_PENSION", "T_PENSION"],
    ["DOCUMENTS_STUDENT_LOAN", "T_SCHOLARSHIP_LOANS"],
    ["DOCUMENTS_SELF_EMPLOYED", "T_SELFEMPLOYED"],
  ])("%s: of %s alone", (name, type) => {
    const context = withConditions(condition(name, ["PAYSLIP", "SA302"]));
    expect(offeredFor(type, { context }).toSorted()).toEqual(["PAYSLIP", "SA302"]);
    const others = (["T_EMPLOYED_ZH", "T_SAVINGS"] as const).map((other) => offeredFor(other, { context }));
    expect(others).toEqual([offeredFor("T_EMPLOYED_ZH"), offeredFor("T_SAVINGS")]);
  });

  test("names that are no documents are left out, and a new starter's list stays", () => {
    const context = withConditions(condition("DOCUMENTS_PERMANENT", ["PAYSLIP", "HAMSTER"]));
    expect(offeredFor("T_EMPLOYED_PERM", { context })).toEqual(["PAYSLIP"]);
    const started = held("T_EMPLOYED_PERM", { startDate: "2026-11-20" });
    expect(documentsOffered(started, false, context)).toEqual(["EMPLOYMENT_CONTRACT"]);
  });
});

describe("how many files", () => {
  test.each(incomeTypes)(
    "INC-148 (in part) INC-149 (in part) INC-150 (in part) INC-151 (in part) %s",
    (type) => {
      expect(fileCapacity("PAYSLIP", type)).toBe(1);
      expect(fileCapacity("OTHER", type)).toBe(6);
      expect(fileCapacity("BANK_STATEMENT", type)).toBe(type === "T_SELFEMPLOYED" ? 6 : 3);
    },
  );

  test.each(incomeTypes)("whether it is more than one is the document's alone: %s", (type) => {
    for (const proof of incomeDocumentTypes) {
      const isSeveral = takesSeveral(definitionOf(proof), "front");
      expect([proof, fileCapacity(proof, type) > 1]).toEqual([proof, isSeveral]);
    }
  });
});
