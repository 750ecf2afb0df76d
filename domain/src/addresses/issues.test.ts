import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { type Address, addressParts, emptyAddress } from "./address.ts";
import { addressIssues } from "./issues.ts";

const home: Address = {
  ...emptyAddress,
  flat: "Flat 1",
  houseNumber: "76",
  streetNumber: "76",
  street: "Elm Row",
  city: "Leeds",
  postalCode: "LS1 4AB",
  country: "GB",
};

const codesOf = (change: Partial<Address>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(addressIssues({ ...home, ...change })).map(([part, issue]) => [part, issue.code]),
  );

const noNumber = { houseNumber: "", streetNumber: "" };

describe("an address in the UK", () => {
  test.each<[string, Partial<Address>]>([
    ["with number and street", {}],
    ["with a named house instead of a number", { ...noNumber, houseName: "Rose Cottage" }],
    ["with a named house and no street", { ...noNumber, houseName: "St Mary's School", street: "" }],
    ["with a PO box", { ...noNumber, houseName: "PO Box 12", street: "" }],
    ["with 76-78", { houseNumber: "76-78", streetNumber: "76-78" }],
    ["with 1A", { houseNumber: "1A", streetNumber: "1A" }],
    ["with the number in one of both parts only", { houseNumber: "" }],
    ["in Welsh", { street: "Ffordd Tŷ'r Ŵyn", city: "Llanfair-ym-Muallt" }],
    ["of the forces", { ...noNumber, houseName: "BFPO 57", street: "", city: "BFPO", postalCode: "BF1 2AT" }],
    ["with a postcode that no area has", { postalCode: "ZZ99 9ZZ" }],
    ["with a postcode in small letters and without a space", { postalCode: "ls14ab" }],
    ["with a line from the service", { formattedAddress: "x".repeat(300), placeId: "pcw:123" }],
    ["with a part of a hundred characters", { street: "ü".repeat(100) }],
  ])("%s is complete", (_name, change) => {
    expect(codesOf(change)).toEqual({});
  });

  test.each<[string, Partial<Address>, Record<string, string>]>([
    ["no number and no name", noNumber, { houseNumber: "validation.address.building" }],
    ["no street", { street: " " }, { street: "validation.address.street" }],
    ["no town", { city: "" }, { city: "validation.address.city" }],
    ["no postcode", { postalCode: "" }, { postalCode: "validation.address.postcode" }],
    ["a postcode of another country", { postalCode: "10115" }, { postalCode: "validation.postcode" }],
    ["signs", { city: "Leeds<script>" }, { city: "validation.letters_digits_specials" }],
    ["line ends", { street: "Elm\nRow" }, { street: "validation.letters_digits_specials" }],
    ["101 characters", { flat: "x".repeat(101) }, { flat: "validation.max_length" }],
    [
      "a line that is too long",
      { formattedAddress: "x".repeat(301) },
      { formattedAddress: "validation.max_length" },
    ],
  ])("%s", (_name, change, expected) => {
    expect(codesOf(change)).toEqual(expected);
  });

  test("nothing at all", () => {
    expect(Object.keys(addressIssues({ ...emptyAddress, country: "GB" }))).toEqual([
      "street",
      "city",
      "postalCode",
      "houseNumber",
    ]);
  });
});

describe("an address elsewhere", () => {
  const abroad = (country: string, postalCode: string, change: Partial<Address> = {}) =>
    codesOf({ ...noNumber, country, postalCode, ...change });

  test.each([
    ["IE", ""],
    ["IE", "D02 AF30"],
    ["NL", "1012 AB"],
    ["PT", "1000-205"],
    ["US", "90210-1234"],
    ["HK", ""],
    ["JE", "JE2 3AB"],
    ["IM", ""],
  ])("%s with the postcode “%s” needs no number", (country, postalCode) => {
    expect(abroad(country, postalCode)).toEqual({});
  });

  test.each([
    ["FR", "7", "validation.zip_code"],
    ["FR", "75001/2", "validation.zip_code"],
    ["DE", "12345678901", "validation.zip_code"],
    ["GG", "10115", "validation.postcode"],
  ])("%s with the postcode “%s”: %s", (country, postalCode, code) => {
    expect(abroad(country, postalCode)).toEqual({ postalCode: code });
  });

  test("needs a town, and a street or a house", () => {
    expect(abroad("FR", "", { city: "", street: "" })).toEqual({
      city: "validation.address.city",
      street: "validation.address.street",
    });
  });

  test.each(["UK", "gb", "XX", "United Kingdom"])("%s is no country", (country) => {
    expect(abroad(country, "")).toEqual({ country: "validation.address.country" });
  });
});

test("no text of any part throws", () => {
  const anything = fc.record(
    Object.fromEntries(addressParts.map((part) => [part, fc.string({ unit: "binary", maxLength: 400 })])),
  ) as unknown as fc.Arbitrary<Address>;
  fc.assert(
    fc.property(anything, fc.constantFrom("GB", "IE", "JE"), (address, country) => {
      for (const issue of Object.values(addressIssues({ ...address, country }))) {
        expect(issue?.code).toMatch(/^validation\./);
      }
    }),
    seededRuns,
  );
});
