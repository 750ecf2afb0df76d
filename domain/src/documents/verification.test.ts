import { describe, expect, test } from "vitest";
import { identityDocumentKinds } from "./kinds.ts";
import { isVerified, verificationType, verificationTypes } from "./verification.ts";

describe("the verification type of a document", () => {
  test.each([
    ["PASSPORT", "front", "passport"],
    ["UK_PASSPORT", "front", "passport"],
    ["BRITISH_NATIONAL_OVERSEAS_PASSPORT", "front", "passport"],
    ["TIME_LIMITED_PASSPORT", "front", "passport"],
    ["TIME_LIMITED_PASSPORT", "back", "visa"],
    ["NATIONAL_ID", "front", "national_identity_card"],
    ["NATIONAL_ID", "back", "national_identity_card"],
    ["RESIDENCE_PERMIT", "front", "national_identity_card"],
    ["VOTER_ID", "back", "national_identity_card"],
    ["UK_BIOMETRIC_RESIDENCE", "front", "national_identity_card"],
    ["DRIVING_LICENCE", "back", "driving_licence"],
    ["UK_DRIVING_LICENCE", "front", "driving_licence"],
    ["BIRTH_ADOPTION", "front", "unknown"],
    ["DBS", "front", "unknown"],
    ["BANK_STATEMENT", "front", "unknown"],
  ] as const)("IDN-112 of %s, %s, is %s", (type, side, expected) => {
    expect(verificationType(type, side)).toBe(expected);
    expect(verificationTypes).toContain(expected);
  });

  test("is defined for every identity document", () => {
    for (const kind of identityDocumentKinds) expect(verificationType(kind, "front")).not.toBe("unknown");
  });
});

describe("FRM-338 IDN-113 verification runs for identity documents only", () => {
  test.each(identityDocumentKinds)("for %s", (kind) => {
    expect(isVerified(kind)).toBe(true);
  });

  test.each([
    "BANK_STATEMENT",
    "TENANCY_AGREEMENT",
    "UTILITY_BILL",
    "PAYSLIP",
    "LIVE_PHOTO",
    "OTHER",
  ] as const)("not for %s", (type) => {
    expect(isVerified(type)).toBe(false);
  });
});
