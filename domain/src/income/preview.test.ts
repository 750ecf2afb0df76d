import { expect, test } from "vitest";
import { type ConditionValues, conditionsOf } from "../policies/condition-kinds.ts";
import { TODAY } from "../testing/civil-days.ts";
import type { OfferedIncomeType } from "../vocabulary/money.ts";
import { incomePreview } from "./preview.ts";

const previewed = (values: ConditionValues, type: OfferedIncomeType = "T_EMPLOYED_PERM") =>
  incomePreview({ variant: "INCOME_DEFAULT", conditions: conditionsOf(values), today: TODAY, type });

test("the usual way of a job goes by the bank, and without one by documents", () => {
  expect(previewed({})).toEqual(
    expect.arrayContaining(["whoIsPaying", "incomeType", "companyReference", "openBanking"]),
  );
  const without = previewed({ SKIP_OPEN_BANKING: true });
  expect(without).not.toContain("openBanking");
  expect(without.indexOf("documents")).toBe(without.indexOf("companyReference") + 1);
});

test("each kind of income has its own steps", () => {
  expect(previewed({}, "T_BENFITS")).toContain("benefitDetails");
  expect(previewed({}, "T_SAVINGS")).toContain("savingsAmount");
  expect(previewed({}, "T_SAVINGS")).not.toContain("currentEmployer");
});

test("the section starts where the policy says", () => {
  expect(previewed({ INCOME_START_STEP: "incomeType" })[0]).toBe("incomeType");
  expect(previewed({ INCOME_START_STEP: "documents" })[0]).toBe("whoIsPaying");
});

test("nothing is passed with a kind that is not offered", () => {
  expect(previewed({ ALLOWED_INCOME_TYPES: ["T_BENFITS"] })).toEqual([]);
});

test("without the upload the bank is the only way", () => {
  const way = previewed({ ADD_MANUAL_DOCUMENT_UPLOAD: false });
  expect(way).toContain("openBanking");
  expect(way).not.toContain("feedback");
});
