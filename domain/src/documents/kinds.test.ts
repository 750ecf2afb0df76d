import { describe, expect, test } from "vitest";
import { documentTypes, identityDocumentKinds, isTwoSided } from "./kinds.ts";

describe("kinds of documents, verbatim", () => {
  test("FRM-181 IDN-010 identity document kinds", () => {
    expect(identityDocumentKinds).toEqual([
      "PASSPORT",
      "DRIVING_LICENCE",
      "NATIONAL_ID",
      "RESIDENCE_PERMIT",
      "NEXUS_CARD",
      "AADHAAR",
      "PAN",
      "MYKAD",
      "POSTAL_ID",
      "PROFESSIONAL_ID",
      "SSS_ID_CARD",
      "VOTER_ID",
      "STATE_ID",
    ]);
  });

  test.each([
    "ID",
    "PASSPORT",
    "UK_PASSPORT",
    "BANK_STATEMENT",
    "PAYSLIP",
    "SA302",
    "TENANCY_AGREEMENT",
    "UTILITY_BILL",
    "COUNCIL_TAX_STATEMENT",
    "LIVE_PHOTO",
    "CONSENT_FORM",
    "OTHER",
    "CREDIT_CHECK",
  ])("FRM-182 there is %s", (type) => {
    expect(documentTypes).toContain(type);
  });

  test("FRM-183 the GUARANTOR_* variants", () => {
    const variants = documentTypes.filter((type) => type.startsWith("GUARANTOR"));
    expect(variants).toEqual(["GUARANTOR", "GUARANTOR_PASSPORT", "GUARANTOR_CHECK_REPORT"]);
  });

  test("FRM-184 entries for bank connections and the tax authority's employment records", () => {
    expect(documentTypes).toEqual(expect.arrayContaining(["OPEN_BANKING", "HMRC_EMPLOYMENT_RECORD"]));
  });

  test("every identity document kind is a document type, and no type stands twice", () => {
    expect(documentTypes).toEqual(expect.arrayContaining([...identityDocumentKinds]));
    expect(new Set(documentTypes).size).toBe(documentTypes.length);
  });

  test("FRM-189..192 two-sided, verbatim", () => {
    expect(documentTypes.filter(isTwoSided)).toEqual([
      "DRIVING_LICENCE",
      "NATIONAL_ID",
      "RESIDENCE_PERMIT",
      "NEXUS_CARD",
      "AADHAAR",
      "PAN",
      "MYKAD",
      "POSTAL_ID",
      "PROFESSIONAL_ID",
      "SSS_ID_CARD",
      "VOTER_ID",
      "STATE_ID",
      "UK_DRIVING_LICENCE",
      "ARMED_FORCES",
      "UK_BIOMETRIC_RESIDENCE",
      "TIME_LIMITED_PASSPORT",
    ]);
  });
});
