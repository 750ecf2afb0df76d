import { describe, expect, test } from "vitest";
import { definitionOf, documentDefinitions } from "./definitions.ts";
import { isOfStoredName, storedFileName } from "./stored-name.ts";

const stored = (type: string, side: "front" | "back" = "front", prefix?: string) =>
  storedFileName({ definition: definitionOf(type), side, extension: "png", ...(prefix && { prefix }) });

describe("the stored file name", () => {
  test.each([
    ["FRM-284 FRM-286", "NATIONAL_ID", "front", "NATIONALID.png"],
    ["FRM-286", "BANK_STATEMENT", "front", "BANKSTATEMENT.png"],
    ["FRM-286", "SA302", "front", "SA302.png"],
    ["FRM-287", "GUARANTOR_PASSPORT", "front", "Passport.png"],
    ["FRM-287", "PASSPORT", "front", "Passport.png"],
    ["FRM-287", "UK_PASSPORT", "front", "Passport.png"],
    ["FRM-287", "TIME_LIMITED_PASSPORT", "front", "Passport.png"],
    ["FRM-287", "BRITISH_NATIONAL_OVERSEAS_PASSPORT", "front", "Passport.png"],
    ["FRM-287", "UK_DRIVING_LICENCE", "front", "DrivingLicence.png"],
    ["FRM-287", "DRIVING_LICENCE", "front", "DrivingLicence.png"],
    ["FRM-288", "DRIVING_LICENCE", "back", "DrivingLicence_back.png"],
    ["FRM-288", "NATIONAL_ID", "back", "NATIONALID_back.png"],
    ["FRM-288", "TIME_LIMITED_PASSPORT", "back", "Passport_back.png"],
    ["FRM-288", "PASSPORT", "back", "Passport.png"],
  ] as const)("%s of %s, %s, is %s", (_id, type, side, name) => {
    expect(stored(type, side)).toBe(name);
  });

  test("FRM-285 where a slot accepts several files, the first block of a uuid is the prefix", () => {
    expect(stored("BANK_STATEMENT", "front", "1b9d6bcd")).toBe("1b9d6bcd_BANKSTATEMENT.png");
    expect(stored("DRIVING_LICENCE", "back", "1b9d6bcd")).toBe("1b9d6bcd_DrivingLicence_back.png");
  });

  test("FRM-286 spaces and hyphens are removed from any name", () => {
    const definition = { ...definitionOf("OTHER"), docName: "Share-Code Letter" };
    expect(storedFileName({ definition, side: "front", extension: "pdf" })).toBe("SHARECODELETTER.pdf");
  });

  test("is a plain file name for every document", () => {
    for (const { docType } of documentDefinitions) {
      for (const side of ["front", "back"] as const)
        expect(stored(docType, side)).toMatch(/^[A-Za-z0-9]+(_back)?\.png$/);
    }
  });
});

test.each([
  ["Passport.png", "pdf", true],
  ["Passport.png", "docx", false],
  ["1b9d6bcd_BANKSTATEMENT.pdf", "jpg", false],
  ["DrivingLicence_back.jpg", "png", true],
  ["OTHER.pdf", "docx", true],
  ["anything.pdf", "docx", true],
] as const)("a document stored as %s may be a %s: %s", (name, type, may) => {
  expect(isOfStoredName(name, type)).toBe(may);
});
