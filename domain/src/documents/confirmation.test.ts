import { describe, expect, test } from "vitest";
import { confirmationChecks, itemsToConfirm, needsConfirmation } from "./confirmation.ts";
import { documentTypes } from "./kinds.ts";

describe("the confirmation modal", () => {
  test("FRM-391 FRM-392 SHR-046 SHR-047 is shown for these documents and no others", () => {
    expect(documentTypes.filter(needsConfirmation).toSorted()).toEqual([
      "BANK_STATEMENT",
      "BRITISH_NATIONAL_OVERSEAS_PASSPORT",
      "DRIVING_LICENCE",
      "EMPLOYMENT_CONTRACT",
      "NATIONAL_ID",
      "OTHER",
      "PASSPORT",
      "TENANCY_AGREEMENT",
      "TIME_LIMITED_PASSPORT",
      "UK_DRIVING_LICENCE",
      "UK_PASSPORT",
      "UTILITY_BILL",
    ]);
  });

  test.each([
    ["FRM-393", "BANK_STATEMENT", true, true],
    ["FRM-393", "EMPLOYMENT_CONTRACT", true, true],
    ["FRM-393", "UTILITY_BILL", true, true],
    ["FRM-394", "TIME_LIMITED_PASSPORT", false, true],
    ["FRM-393", "TENANCY_AGREEMENT", false, false],
    ["FRM-393", "PASSPORT", false, false],
    ["FRM-393", "DRIVING_LICENCE", false, false],
    ["FRM-393", "OTHER", false, false],
  ] as const)("%s of %s checks the front: %s, the back: %s", (_id, type, front, back) => {
    expect([confirmationChecks(type, "front"), confirmationChecks(type, "back")]).toEqual([front, back]);
  });

  test("FRM-393 what is checked is confirmed", () => {
    for (const type of documentTypes) {
      for (const side of ["front", "back"] as const) {
        if (confirmationChecks(type, side)) expect(needsConfirmation(type)).toBe(true);
      }
    }
  });

  test.each([
    ["FRM-391", "PASSPORT", "front", ["name", "corners", "sharp"]],
    ["FRM-391", "UK_PASSPORT", "front", ["name", "corners", "sharp"]],
    ["FRM-391", "BRITISH_NATIONAL_OVERSEAS_PASSPORT", "front", ["name", "corners", "sharp"]],
    ["FRM-394", "TIME_LIMITED_PASSPORT", "front", ["name", "corners", "sharp"]],
    ["FRM-394", "TIME_LIMITED_PASSPORT", "back", ["corners", "sharp", "dates"]],
    ["FRM-391", "NATIONAL_ID", "front", ["name", "corners", "sharp"]],
    ["FRM-391", "NATIONAL_ID", "back", ["corners", "sharp"]],
    ["FRM-391", "DRIVING_LICENCE", "front", ["name", "corners", "sharp"]],
    ["FRM-391", "UK_DRIVING_LICENCE", "back", ["corners", "sharp"]],
    ["FRM-393", "BANK_STATEMENT", "front", ["name", "page", "sharp", "dates"]],
    ["FRM-393", "EMPLOYMENT_CONTRACT", "front", ["name", "page", "sharp", "dates"]],
    ["FRM-393", "UTILITY_BILL", "front", ["name", "page", "sharp", "dates"]],
    ["FRM-392", "TENANCY_AGREEMENT", "front", ["name", "page", "sharp"]],
    ["FRM-392", "OTHER", "front", ["name", "page", "sharp"]],
  ] as const)("%s of %s (%s) confirms %j", (_id, type, side, items) => {
    expect(itemsToConfirm(type, side)).toEqual(items);
  });

  test("FRM-393 FRM-394 asks for the dates of what is checked, and of nothing else", () => {
    for (const type of documentTypes) {
      for (const side of ["front", "back"] as const) {
        expect(itemsToConfirm(type, side).includes("dates")).toBe(confirmationChecks(type, side));
      }
    }
  });
});
