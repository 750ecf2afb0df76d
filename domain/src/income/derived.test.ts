import { describe, expect, test } from "vitest";
import { defaultCriteria } from "../affordability/criteria.ts";
import { aGuarantor, aSource, zeroShare } from "../testing/incomes.ts";
import { deriveIncome } from "./derived.ts";
import type { GuarantorNomination, StoredSource } from "./source.ts";

const derived = (
  sources: readonly StoredSource[],
  guarantor: GuarantorNomination | null = null,
  share = 1_000,
) => deriveIncome(sources, guarantor, { sharePence: share * 100, criteria: defaultCriteria });

describe("INC-209 (in part) the employment status", () => {
  test.each<[string, readonly StoredSource[], string | null]>([
    ["nothing is known", [], null],
    ["a permanent job", [aSource("T_EMPLOYED_PERM")], "EMPLOYED"],
    ["a zero-hours job", [aSource("T_EMPLOYED_ZH")], "EMPLOYED"],
    ["an own company", [aSource("T_PENSION"), aSource("T_SELFEMPLOYED")], "EMPLOYED"],
    ["a pension", [aSource("T_PENSION")], "NOT_EMPLOYED"],
    ["a zero-percent share", [zeroShare], "NOT_EMPLOYED"],
  ])("%s", (_what, sources, status) => {
    expect(derived(sources).employmentStatus).toBe(status);
  });
});

describe("INC-211 (in part) whether somebody else pays", () => {
  test.each<[string, readonly StoredSource[], GuarantorNomination | null, boolean]>([
    ["nothing is known", [], null, false],
    ["a zero-percent share", [zeroShare], null, true],
    ["a guarantor alone", [], aGuarantor, true],
    ["a guarantor beside an income", [aSource("T_PENSION")], aGuarantor, false],
    ["an income", [aSource("T_PENSION")], null, false],
  ])("%s", (_what, sources, guarantor, pays) => {
    expect(derived(sources, guarantor).someoneElsePays).toBe(pays);
  });
});

describe("INC-210 (in part) whether the criteria are met", () => {
  test("by what was stated, against one's own share", () => {
    const pension = aSource("T_PENSION", { annualGrossMinor: 3_000_000 });
    expect(derived([pension]).meetsAffordability).toBe(true);
    expect(derived([pension], null, 1_000.01).meetsAffordability).toBe(false);
    expect(derived([]).meetsAffordability).toBe(false);
  });

  test("a source without an amount or a currency counts for nothing", () => {
    const half = aSource("T_PENSION", { annualGrossMinor: null });
    expect(derived([half, aSource("T_PENSION", { currency: null })]).meetsAffordability).toBe(false);
  });
});
