import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import { aSource, incomeContext, withConditions } from "../testing/incomes.ts";
import { incomeTypes, offeredIncomeTypes } from "../vocabulary/money.ts";
import {
  allowsManualUpload,
  type IncomeVariant,
  incomeTypesOffered,
  offersBank,
  offersKonfir,
  offersTaxLink,
  otherLabelsOffered,
  otherPayersOffered,
} from "./context.ts";

const ZERO = "T_ZERO_PERCENT_RENT_SHARE";
const GUARANTOR = "T_GUARANTOR";

describe("the types of income", () => {
  test("INC-041 (in part) INC-043 (in part) those with a label, in order", () => {
    expect(incomeTypesOffered(incomeContext)).toEqual([
      "T_EMPLOYED_PERM",
      "T_SELFEMPLOYED",
      "T_SCHOLARSHIP_LOANS",
      "T_SAVINGS",
      "T_EMPLOYED_ZH",
      "T_BENFITS",
      "T_PENSION",
    ]);
  });

  test("INC-042 (in part) INC-219 (in part) the condition limits them, and adds none", () => {
    const offered = (value: readonly string[]) =>
      incomeTypesOffered(withConditions(condition("ALLOWED_INCOME_TYPES", value)));
    expect(offered(["T_PENSION", "T_SAVINGS"])).toEqual(["T_SAVINGS", "T_PENSION"]);
    expect(offered(incomeTypes)).toEqual(offeredIncomeTypes);
    expect(offered(["T_NOINCOME", "T_EMPLOYED_TEMP"])).toEqual([]);
  });
});

describe("INC-037 (in part) INC-220 (in part) who else may pay", () => {
  const offered = (variant: IncomeVariant, allowed?: readonly string[]) =>
    otherPayersOffered({
      variant,
      conditions: allowed ? [condition("ALLOWED_OTHER_PAYERS", allowed)] : [],
    });

  test.each<[IncomeVariant, readonly string[]]>([
    ["INCOME_DEFAULT", [ZERO, GUARANTOR]],
    ["INCOME_WITHOUT_GUARANTOR", [ZERO]],
    ["INCOME_WITH_GUARANTOR", [GUARANTOR]],
  ])("%s: %j", (variant, payers) => {
    expect(offered(variant)).toEqual(payers);
  });

  test("the condition narrows what the variant allows", () => {
    expect(offered("INCOME_DEFAULT", [GUARANTOR])).toEqual([GUARANTOR]);
    expect(offered("INCOME_WITHOUT_GUARANTOR", [GUARANTOR])).toEqual([]);
    expect(offered("INCOME_DEFAULT", [])).toEqual([]);
  });
});

describe("INC-030 (in part) the labels of Other", () => {
  const labels = (variant: IncomeVariant, advance: boolean, payers?: readonly string[]) =>
    otherLabelsOffered({
      variant,
      conditions: [
        condition("OFFER_ADVANCE", advance),
        ...(payers ? [condition("ALLOWED_OTHER_PAYERS", payers)] : []),
      ],
    });

  test("follow who may pay; advance only where the policy offers it", () => {
    expect(labels("INCOME_DEFAULT", false)).toEqual(["someoneElse", "guarantor"]);
    expect(labels("INCOME_DEFAULT", true)).toEqual(["advance", "someoneElse", "guarantor"]);
    expect(labels("INCOME_WITH_GUARANTOR", false)).toEqual(["guarantor"]);
    expect(labels("INCOME_DEFAULT", true, [])).toEqual([]);
  });
});

describe("the other conditions", () => {
  test("INC-222 (in part) manual upload is allowed unless the policy says no", () => {
    expect(allowsManualUpload(incomeContext)).toBe(true);
    expect(allowsManualUpload(withConditions(condition("ADD_MANUAL_DOCUMENT_UPLOAD", true)))).toBe(true);
    expect(allowsManualUpload(withConditions(condition("ADD_MANUAL_DOCUMENT_UPLOAD", false)))).toBe(false);
  });

  test("INC-223 (in part) open banking is skipped only where the policy says so", () => {
    expect(offersBank(incomeContext)).toBe(true);
    expect(offersBank(withConditions(condition("SKIP_OPEN_BANKING", true)))).toBe(false);
    expect(offersBank(withConditions(condition("SKIP_OPEN_BANKING", "yes")))).toBe(true);
    expect(offersBank({ ...incomeContext, openBankingEnabled: false })).toBe(false);
  });

  test("the tax link is offered only where the policy says so", () => {
    const asked = withConditions(condition("TAX_LINK", true));
    expect(offersTaxLink(incomeContext, aSource("T_EMPLOYED_PERM"))).toBe(false);
    expect(offersTaxLink(asked, aSource("T_EMPLOYED_PERM"))).toBe(true);
    expect(offersTaxLink({ ...asked, taxLinkEnabled: false }, aSource("T_EMPLOYED_PERM"))).toBe(false);
    expect(offersTaxLink(asked, undefined)).toBe(false);
  });

  test.each([
    ["T_EMPLOYED_PERM", true],
    ["T_EMPLOYED_ZH", true],
    ["T_PENSION", true],
    ["T_SELFEMPLOYED", false],
    ["T_SAVINGS", false],
    ["T_BENFITS", false],
    ["T_SCHOLARSHIP_LOANS", false],
  ] as const)("the tax authority is asked about %s: %s", (incomeType, isAsked) => {
    const asked = withConditions(condition("TAX_LINK", true));
    expect(offersTaxLink(asked, aSource(incomeType))).toBe(isAsked);
  });

  test("the provider of verifications is used where the policy says so and one is there", () => {
    const asked = withConditions(condition("KONFIR", true));
    expect(offersKonfir(asked, true)).toBe(true);
    expect(offersKonfir(asked, false)).toBe(false);
    expect(offersKonfir(incomeContext, true)).toBe(false);
  });
});
