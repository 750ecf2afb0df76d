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
    ["FRM-189 SHR-033", "PASSPORT"],
    ["FRM-189 SHR-033", "UK_PASSPORT"],
    ["FRM-189 SHR-033", "NATURALIZATION"],
    ["FRM-189 SHR-033", "BRITISH_CITIZEN"],
    ["FRM-189 SHR-033", "BIRTH_ADOPTION"],
    ["FRM-189 SHR-033", "DBS"],
    ["FRM-190 SHR-034", "UK_VISA_APPLICATION_LETTER"],
    ["FRM-190 SHR-034", "TRAVEL_BOOKING"],
    ["FRM-190 SHR-034", "BRITISH_NATIONAL_OVERSEAS_PASSPORT"],
    ["FRM-190 SHR-034", "UK_IMMIGRATION_STATUS"],
    ["FRM-190 SHR-034", "OTHER"],
  ])("%s %s has one", (_ids, type) => {
    expect(definitionOf(type)).toMatchObject({ sides: 1, sideNames: [] });
    expect([slotType(type, "front"), slotType(type, "back")]).toEqual([type, type]);
  });

  test.each([
    ["FRM-191 SHR-035 FRM-193 SHR-031", "DRIVING_LICENCE"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "NATIONAL_ID"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "RESIDENCE_PERMIT"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "NEXUS_CARD"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "AADHAAR"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "PAN"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "MYKAD"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "POSTAL_ID"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "PROFESSIONAL_ID"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "SSS_ID_CARD"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "VOTER_ID"],
    ["FRM-191 SHR-035 FRM-193 SHR-031", "STATE_ID"],
    ["FRM-192 SHR-036 FRM-193 SHR-031", "UK_DRIVING_LICENCE"],
    ["FRM-192 SHR-036 FRM-193 SHR-031", "ARMED_FORCES"],
    ["FRM-192 SHR-036 FRM-193 SHR-031", "UK_BIOMETRIC_RESIDENCE"],
  ])("%s %s has two, _FRONT and _BACK", (_ids, type) => {
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
    ["FRM-185", "Id"],
    ["FRM-185", "DrivingLicence"],
    ["FRM-185", "Passport"],
    ["FRM-185", "TenancyAgreement"],
    ["FRM-185", "UtilityBill"],
    ["FRM-185", "CouncilTaxStatement"],
    ["FRM-186", "BankStatement"],
    ["FRM-186", "Payslip"],
    ["FRM-186", "EmploymentContract"],
    ["FRM-186", "Sa302"],
    ["FRM-186", "TaxReturn"],
    ["FRM-186", "Bursary"],
    ["FRM-186", "SponsorshipLetter"],
    ["FRM-186", "CompanyAccounts"],
    ["FRM-186", "InvestmentPortfolio"],
    ["FRM-187", "AccountantLetter"],
    ["FRM-187", "PensionStatement"],
    ["FRM-187", "LandRegistry"],
    ["FRM-187", "InsuranceContract"],
    ["FRM-187", "ReferenceByLettingAgent"],
    ["FRM-187", "GuarantorPassport"],
    ["FRM-187", "Guarantor"],
    ["FRM-187", "LivePhoto"],
    ["FRM-187", "Other"],
  ])("%s some definition is called %s", (_id, name) => {
    expect(names).toContain(name);
  });

  test.each(["BritishNationalOverseasPassport", "UkPassport", "TimeLimitedPassport"])(
    "FRM-185 some definition is called %s",
    (name) => {
      expect(names).toContain(name);
    },
  );
});
