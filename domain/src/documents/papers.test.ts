import { describe, expect, test } from "vitest";
import { definitionOf } from "./definitions.ts";
import { documentTypes, homePapers, identityPapers, incomePapers, isTwoSided } from "./kinds.ts";
import { paperKindOf, takesPages, takesPhotos } from "./papers.ts";
import { needsSignposting } from "./signposting.ts";

describe("the guidance of a paper", () => {
  test.each([
    ["BANK_STATEMENT", "statement"],
    ["PAYSLIP", "payslip"],
    ["SA302", "tax"],
    ["ACCOUNTANT_LETTER", "letter"],
    ["TENANCY_AGREEMENT", "contract"],
    ["UTILITY_BILL", "bill"],
  ] as const)("%s is a %s", (type, kind) => {
    expect(paperKindOf(type)).toBe(kind);
  });

  test("exists for every paper about income or a home", () => {
    for (const type of [...incomePapers, ...homePapers]) expect(paperKindOf(type)).toBeDefined();
  });

  test("is none for what shows who a person is, and for a document of any look", () => {
    const identity = [...identityPapers, ...documentTypes.filter(isTwoSided), "OTHER"] as const;
    for (const type of identity) expect(paperKindOf(type)).toBeUndefined();
  });

  test("exists for all of one side that have guidance before the upload", () => {
    const guided = documentTypes.filter((type) => !isTwoSided(type) && needsSignposting(type));
    for (const type of guided) expect(paperKindOf(type)).toBeDefined();
  });
});

describe("photos of pages", () => {
  test("become the PDF of every paper", () => {
    for (const type of [...incomePapers, ...homePapers]) expect(takesPages(definitionOf(type))).toBe(true);
  });

  test.each(["PASSPORT", "DRIVING_LICENCE", "OTHER", "LIVE_PHOTO"] as const)("do not of %s", (type) => {
    expect(takesPages(definitionOf(type))).toBe(false);
  });

  test.each([
    ["PASSPORT", true],
    ["BANK_STATEMENT", true],
    ["LANDLORD_CHECKING_SERVICE", false],
  ] as const)("a camera is of use for %s: %s", (type, isOfUse) => {
    expect(takesPhotos(definitionOf(type))).toBe(isOfUse);
  });
});
