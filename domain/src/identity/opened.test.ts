import { describe, expect, test } from "vitest";
import { identitySection } from "./section.ts";

const opened = (start: string, end: string, more = {}) =>
  identitySection.opens("IDENTITY_RTR", { start, end, ...more });

const facts = ["firstName", "middleName", "lastName", "birthdate", "nationality", "shareCode"] as const;

describe("ACL-04 a request for missing information opens only what it names", () => {
  test.each([
    ["name", "name", ["firstName", "middleName", "lastName"]],
    ["birthdate", "nationality", ["birthdate", "nationality"]],
    ["shareCode", "shareCode", ["shareCode"]],
    ["upload", "upload", []],
    ["genericUpload", "genericUpload", []],
    ["uploadBankStatements", "uploadBankStatements", []],
  ])("from %s to %s: the facts %j", (start, end, names) => {
    expect(facts.filter(opened(start, end).input)).toEqual(names);
  });

  test.each([
    ["upload", {}, { PASSPORT: true, LIVE_PHOTO: false, BIRTH_ADOPTION: true }],
    ["livePhotoCamera", {}, { PASSPORT: false, LIVE_PHOTO: true, BIRTH_ADOPTION: false }],
    ["name", {}, { PASSPORT: false, LIVE_PHOTO: false, BIRTH_ADOPTION: false }],
    [
      "genericUpload",
      { documentType: "BIRTH_ADOPTION" },
      { PASSPORT: false, LIVE_PHOTO: false, BIRTH_ADOPTION: true },
    ],
  ] as const)("%s %j: the documents %j", (step, more, documents) => {
    const { document } = opened(step, step, more);
    for (const type of ["PASSPORT", "LIVE_PHOTO", "BIRTH_ADOPTION"] as const)
      expect(document(type), type).toBe(documents[type]);
  });

  test("what comes after its end stays closed", () => {
    expect(opened("name", "birthdate").input("nationality")).toBe(false);
  });

  test("a document that no variant asks for is opened only by a request that names it", () => {
    expect(opened("genericUpload", "genericUpload", { documentType: "PAYSLIP" }).document("PAYSLIP")).toBe(
      true,
    );
    expect(opened("upload", "upload").document("PAYSLIP")).toBe(false);
  });
});

describe("in the first round", () => {
  const { input, document } = identitySection.opens("IDENTITY_DEFAULT", undefined);

  test("every identity fact is open, and an argument without a question is refused", () => {
    expect([...facts, "withdrawnDocuments", "email", "marketing", "toString"].filter(input)).toEqual([
      ...facts,
      "withdrawnDocuments",
    ]);
  });

  test.each([
    ["PASSPORT", true],
    ["LIVE_PHOTO", true],
    ["BIRTH_ADOPTION", false],
    ["PAYSLIP", false],
  ] as const)("the standard variant takes a %s: %s", (type, takes) => {
    expect(document(type)).toBe(takes);
  });

  test("right to rent accepts its own documents", () => {
    const rightToRent = identitySection.opens("IDENTITY_RTR", undefined);
    expect(rightToRent.document("BIRTH_ADOPTION")).toBe(true);
    expect(rightToRent.document("DRIVING_LICENCE")).toBe(false);
  });
});
