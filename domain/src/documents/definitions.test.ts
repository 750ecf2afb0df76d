import { describe, expect, test } from "vitest";
import {
  definitionOf,
  documentDefinitions,
  findDefinition,
  MissingDocumentDefinition,
  slotOf,
  slotType,
} from "./definitions.ts";
import { documentTypes } from "./kinds.ts";

const IMAGES_AND_PDF = ["pdf", "png", "jpeg", "jpg"];

describe("a definition", () => {
  test("FRM-168 has docType, docName, acceptedFileTypes, sides and sideNames", () => {
    expect(definitionOf("DRIVING_LICENCE")).toEqual({
      docType: "DRIVING_LICENCE",
      docName: "DrivingLicence",
      acceptedFileTypes: IMAGES_AND_PDF,
      sides: 2,
      sideNames: ["FRONT", "BACK"],
    });
  });

  test("FRM-169 SHR-030 every type has exactly one, with one or two sides", () => {
    expect(documentDefinitions.map(({ docType }) => docType)).toEqual([...documentTypes]);
    for (const { sides, sideNames } of documentDefinitions) {
      expect([1, 2]).toContain(sides);
      expect(sideNames).toHaveLength(sides === 2 ? 2 : 0);
    }
  });

  test.each(["DRIVING", "passport", "", "NATIONAL_ID_FRONT", "constructor"])(
    "FRM-367 SHR-037 %j has none and throws",
    (type) => {
      expect(findDefinition(type)).toBeUndefined();
      expect(() => definitionOf(type)).toThrow(MissingDocumentDefinition);
      expect(() => definitionOf(type)).toThrow(`No document definition for ${type}`);
      expect(() => slotType(type, "front")).toThrow(MissingDocumentDefinition);
    },
  );
});

describe("sides", () => {
  test.each([
    "PASSPORT",
    "UK_PASSPORT",
    "NATURALIZATION",
    "BRITISH_CITIZEN",
    "BIRTH_ADOPTION",
    "DBS",
    "UK_VISA_APPLICATION_LETTER",
    "TRAVEL_BOOKING",
    "BRITISH_NATIONAL_OVERSEAS_PASSPORT",
    "UK_IMMIGRATION_STATUS",
    "OTHER",
  ])("FRM-189 FRM-190 SHR-033 SHR-034 %s has one", (type) => {
    expect(definitionOf(type)).toMatchObject({ sides: 1, sideNames: [] });
    expect([slotType(type, "front"), slotType(type, "back")]).toEqual([type, type]);
  });

  test.each([
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
  ])("FRM-191 FRM-192 FRM-193 SHR-031 SHR-035 SHR-036 %s has two, _FRONT and _BACK", (type) => {
    expect(definitionOf(type)).toMatchObject({ sides: 2, sideNames: ["FRONT", "BACK"] });
    expect([slotType(type, "front"), slotType(type, "back")]).toEqual([`${type}_FRONT`, `${type}_BACK`]);
  });

  test("FRM-194 SHR-032 TIME_LIMITED_PASSPORT has two, PHOTO_PAGE and VISA_PAGE", () => {
    expect(definitionOf("TIME_LIMITED_PASSPORT")).toMatchObject({
      sides: 2,
      sideNames: ["PHOTO_PAGE", "VISA_PAGE"],
    });
    expect(slotType("TIME_LIMITED_PASSPORT", "front")).toBe("TIME_LIMITED_PASSPORT_PHOTO_PAGE");
    expect(slotType("TIME_LIMITED_PASSPORT", "back")).toBe("TIME_LIMITED_PASSPORT_VISA_PAGE");
  });

  test("a stored type maps back to its document and side, and no two slots share one", () => {
    const slots = documentDefinitions.flatMap(({ docType, sides }) =>
      (sides === 2 ? (["front", "back"] as const) : (["front"] as const)).map((side) => ({ docType, side })),
    );
    const stored = slots.map(({ docType, side }) => slotType(docType, side));
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored.map((type) => slotOf(type))).toEqual(
      slots.map(({ docType, side }) => ({ definition: definitionOf(docType), side })),
    );
  });

  test.each([
    "DRIVING_LICENCE",
    "PASSPORT_FRONT",
    "TIME_LIMITED_PASSPORT_BACK",
    "NATIONAL_ID_front",
    "",
    "__proto__",
  ])("%j names no slot", (stored) => {
    expect(slotOf(stored)).toBeUndefined();
  });
});

describe("names", () => {
  const names = documentDefinitions.map(({ docName }) => docName);

  test.each([
    "Id",
    "DrivingLicence",
    "Passport",
    "TenancyAgreement",
    "UtilityBill",
    "CouncilTaxStatement",
    "BankStatement",
    "Payslip",
    "EmploymentContract",
    "Sa302",
    "TaxReturn",
    "Bursary",
    "SponsorshipLetter",
    "CompanyAccounts",
    "InvestmentPortfolio",
    "AccountantLetter",
    "PensionStatement",
    "LandRegistry",
    "InsuranceContract",
    "ReferenceByLettingAgent",
    "GuarantorPassport",
    "Guarantor",
    "LivePhoto",
    "Other",
  ])("FRM-185 FRM-186 FRM-187 some definition is called %s", (name) => {
    expect(names).toContain(name);
  });

  test.each(["BritishNationalOverseasPassport", "UkPassport", "TimeLimitedPassport"])(
    "FRM-185 some definition is called %s",
    (name) => {
      expect(names).toContain(name);
    },
  );
});
