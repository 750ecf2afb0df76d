import { describe, expect, test } from "vitest";
import { definitionOf } from "./definitions.ts";
import { acceptedFileTypes, fileTypeOf, mimeTypeOf } from "./formats.ts";
import { documentTypes } from "./kinds.ts";

const IMAGES_AND_PDF = ["pdf", "png", "jpeg", "jpg"];
const PDF = ["pdf"];
const DOCUMENTS = ["pdf", "docx"];
const ANY = ["pdf", "png", "jpeg", "jpg", "docx"];

const NOT_THE_DEFAULT: Readonly<Record<string, readonly string[]>> = {
  BANK_STATEMENT: PDF,
  PAYSLIP: PDF,
  SA302: PDF,
  TAX_RETURN: PDF,
  CREDIT_CHECK: PDF,
  COMPANY_ACCOUNTS: PDF,
  INVESTMENT_PORTFOLIO: PDF,
  LAND_REGISTRY: PDF,
  LANDLORD_CHECKING_SERVICE: PDF,
  EU_SHARE_CODE: PDF,
  LIGHT_CHECK_REPORT: PDF,
  GUARANTOR_CHECK_REPORT: PDF,
  ACCOUNTANT_LETTER: DOCUMENTS,
  BURSARY: ANY,
  SPONSORSHIP_LETTER: ANY,
  REFERENCE_BY_LETTING_AGENT: ANY,
  LIVE_PHOTO: ANY,
  OTHER: ANY,
  GUARANTOR: ANY,
};

describe("accepted formats", () => {
  test.each([
    ["FRM-385", "Passport", IMAGES_AND_PDF],
    ["FRM-385", "TenancyAgreement", IMAGES_AND_PDF],
    ["FRM-386", "BankStatement", PDF],
    ["FRM-386", "Payslip", PDF],
    ["FRM-386", "Sa302", PDF],
    ["FRM-386", "TaxReturn", PDF],
    ["FRM-386", "CreditCheck", PDF],
    ["FRM-386", "CompanyAccounts", PDF],
    ["FRM-386", "InvestmentPortfolio", PDF],
    ["FRM-386", "LandRegistry", PDF],
    ["FRM-386", "LightCheckReport", PDF],
    ["FRM-386", "GuarantorCheckReport", PDF],
    ["FRM-387", "LandlordCheckingService", PDF],
    ["FRM-387", "EuShareCode", PDF],
    ["FRM-388", "AccountantLetter", DOCUMENTS],
    ["FRM-389", "Bursary", ANY],
    ["FRM-389", "SponsorshipLetter", ANY],
    ["FRM-389", "ReferenceByLettingAgent", ANY],
    ["FRM-389", "LivePhoto", ANY],
    ["FRM-390", "Other", ANY],
    ["FRM-390", "Guarantor", ANY],
  ])("%s %s: %j", (_id, name, formats) => {
    expect(acceptedFileTypes(name)).toEqual(formats);
  });

  test("FRM-188 FRM-385 SHR-042 are images and PDF, unless a type has others", () => {
    const others = documentTypes.filter((type) => !(type in NOT_THE_DEFAULT));
    expect(others.length).toBeGreaterThan(30);
    for (const type of others) {
      expect([type, definitionOf(type).acceptedFileTypes]).toEqual([type, IMAGES_AND_PDF]);
    }
  });

  test.each(Object.entries(NOT_THE_DEFAULT))("of %s are %j", (type, formats) => {
    expect(definitionOf(type).acceptedFileTypes).toEqual(formats);
  });
});

describe("a file's type", () => {
  test.each([
    ["PDF", "scan.pdf", "application/pdf"],
    ["JPG", "scan.jpg", "image/jpeg"],
    ["PNG", "scan.png", "image/png"],
  ])("FRM-171 %s is a file format, and a passport may have it", (_format, name, mime) => {
    const type = fileTypeOf(name);
    if (!type) throw new Error(`${name} has no type`);
    expect(mimeTypeOf(type)).toBe(mime);
    expect(definitionOf("PASSPORT").acceptedFileTypes).toContain(type);
  });

  test.each([
    ["scan.pdf", "pdf"],
    ["Scan.JPG", "jpg"],
    ["photo.JpEg", "jpeg"],
    ["a.b.png", "png"],
    [".pdf", "pdf"],
    ["letter.docx", "docx"],
    ["letter.doc", undefined],
    ["photo.heic", undefined],
    ["scan.pdf.exe", undefined],
    ["scan.pdf ", undefined],
    ["pdf", undefined],
    ["scan.", undefined],
    ["", undefined],
  ])("FRM-297 %j is %s", (name, type) => {
    expect(fileTypeOf(name)).toBe(type);
  });

  test.each([
    ["pdf", "application/pdf"],
    ["png", "image/png"],
    ["jpg", "image/jpeg"],
    ["jpeg", "image/jpeg"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ] as const)("%s travels as %s", (type, mime) => {
    expect(mimeTypeOf(type)).toBe(mime);
  });
});
