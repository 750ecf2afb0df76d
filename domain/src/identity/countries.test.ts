import { describe, expect, test } from "vitest";
import { identityDocumentKinds } from "../documents/kinds.ts";
import {
  allowedDocuments,
  type CountryDocuments,
  countriesDocsMap,
  findAllowedDocuments,
  MissingCountryDocuments,
} from "./countries.ts";

describe("which documents we accept from which countries", () => {
  test("FRM-170 IDN-005 250 entries {countryCode, allowedIdentityDocs}, no country twice", () => {
    expect(countriesDocsMap).toHaveLength(250);
    expect(new Set(countriesDocsMap.map(({ countryCode }) => countryCode)).size).toBe(250);
    for (const entry of countriesDocsMap) {
      expect(Object.keys(entry)).toEqual(["countryCode", "allowedIdentityDocs"]);
      expect(entry.countryCode).toMatch(/^[A-Z]{2}$/);
    }
  });

  test("IDN-014 every country has the passport; kinds are known, unique and in the contract's order", () => {
    for (const { allowedIdentityDocs } of countriesDocsMap) {
      expect(allowedIdentityDocs).toContain("PASSPORT");
      expect(allowedIdentityDocs).toEqual(
        identityDocumentKinds.filter((kind) => allowedIdentityDocs.includes(kind)),
      );
    }
  });

  test("every kind is accepted from some country", () => {
    const accepted = new Set(countriesDocsMap.flatMap(({ allowedIdentityDocs }) => allowedIdentityDocs));
    expect([...accepted].toSorted()).toEqual([...identityDocumentKinds].toSorted());
  });

  test.each([
    ["GB", ["PASSPORT", "DRIVING_LICENCE"]],
    ["IE", ["PASSPORT", "DRIVING_LICENCE", "NATIONAL_ID"]],
    ["DE", ["PASSPORT", "DRIVING_LICENCE", "NATIONAL_ID", "RESIDENCE_PERMIT"]],
    ["US", ["PASSPORT", "DRIVING_LICENCE", "RESIDENCE_PERMIT", "NEXUS_CARD", "STATE_ID"]],
    ["IN", ["PASSPORT", "AADHAAR", "PAN"]],
    ["MY", ["PASSPORT", "DRIVING_LICENCE", "MYKAD"]],
    ["PH", ["PASSPORT", "DRIVING_LICENCE", "POSTAL_ID", "PROFESSIONAL_ID", "SSS_ID_CARD", "VOTER_ID"]],
    ["AG", ["PASSPORT"]],
  ])("IDN-014 %s: %j", (nationality, kinds) => {
    expect(allowedDocuments(countriesDocsMap, nationality)).toEqual(kinds);
  });

  test.each(["GB", "IE"])("FRM-170 %s nationals are not offered a residence permit", (nationality) => {
    expect(allowedDocuments(countriesDocsMap, nationality)).not.toContain("RESIDENCE_PERMIT");
  });
});

describe("a nationality without a mapping", () => {
  test.each(["", "XX", "gb", "GBR", "__proto__", "constructor"])(
    "FRM-366 IDN-107 %j is thrown",
    (nationality) => {
      expect(findAllowedDocuments(countriesDocsMap, nationality)).toBeUndefined();
      expect(() => allowedDocuments(countriesDocsMap, nationality)).toThrow(MissingCountryDocuments);
      expect(() => allowedDocuments(countriesDocsMap, nationality)).toThrow(
        "Country code document mapping not found!",
      );
    },
  );

  test("IDN-107 the given map is used", () => {
    const map: readonly CountryDocuments[] = [{ countryCode: "DE", allowedIdentityDocs: ["PASSPORT"] }];
    expect(allowedDocuments(map, "DE")).toEqual(["PASSPORT"]);
    expect(() => allowedDocuments(map, "FR")).toThrow(MissingCountryDocuments);
  });
});
