import { type Address, addressParts, emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { addressIssues } from "@latchkey/domain/addresses/issues.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, postcoderAddress } from "./postcoder-mapping.ts";

const mapped = (sent: Record<string, unknown>, country = "GB", id?: string): Address =>
  addressOf(postcoderAddress.parse(sent), { country, id });

const uk = { country: "United Kingdom", posttown: "Leeds", postcode: "LS1 4AB" };

const cases: readonly [string, Record<string, unknown>, Partial<Address>][] = [
  [
    "a flat",
    {
      addressline1: "Flat 1",
      addressline2: "76 Elm Row",
      subbuildingname: "Flat 1",
      number: "76",
      premise: "Flat 1, 76",
      street: "Elm Row",
    },
    { flat: "Flat 1", houseNumber: "76", streetNumber: "76", houseName: "", street: "Elm Row" },
  ],
  ["76-78", { number: "76-78", street: "Elm Row" }, { houseNumber: "76-78", street: "Elm Row" }],
  ["1A", { number: "1A", street: "Elm Row" }, { houseNumber: "1A" }],
  [
    "a named house",
    { buildingname: "Rose Cottage", street: "Church Lane" },
    { houseName: "Rose Cottage", houseNumber: "", streetNumber: "" },
  ],
  [
    "a named house with a number",
    { subbuildingname: "Unit 4", buildingname: "Marsh Works", number: "40", street: "Marsh Road" },
    { flat: "Unit 4", houseName: "", houseNumber: "40" },
  ],
  [
    "a school, which is its own address",
    { organisation: "Elm Primary School", street: "Quarry Hill" },
    { houseName: "Elm Primary School", street: "Quarry Hill" },
  ],
  [
    "an organisation in a house with a number",
    { organisation: "The Anchor Inn", number: "12", street: "Pier Road" },
    { houseName: "", houseNumber: "12" },
  ],
  ["a PO box", { pobox: "PO Box 12", addressline1: "PO Box 12" }, { houseName: "PO Box 12", street: "" }],
  ["a PO box by its number", { pobox: "12", addressline1: "PO Box 12" }, { houseName: "PO Box 12" }],
  [
    "a ship of the forces",
    {
      organisation: "HMS Fictitious",
      addressline1: "HMS Fictitious",
      posttown: "BFPO 999",
      postcode: "BF1 9ZZ",
    },
    { houseName: "HMS Fictitious", street: "", city: "BFPO 999", postalCode: "BF1 9ZZ" },
  ],
  [
    "a house in a townland of Northern Ireland",
    {
      number: "12",
      addressline1: "12 Drumnagalley",
      dependentlocality: "Drumnagalley",
      posttown: "Ballymorrow",
    },
    { houseNumber: "12", street: "Drumnagalley", city: "Ballymorrow" },
  ],
  [
    "a house in a village without streets, and without a first line",
    {
      number: "5",
      dependentlocality: "Larkby Green",
      posttown: "Fenham",
      summaryline: "5 Larkby Green, Fenham",
    },
    { houseNumber: "5", street: "Larkby Green", city: "Fenham" },
  ],
  [
    "a named house in a village without streets",
    { buildingname: "Rose Cottage", dependentlocality: "Larkby Green", posttown: "Fenham" },
    { houseName: "Rose Cottage", street: "Larkby Green", city: "Fenham" },
  ],
  [
    "a house in a double dependent locality",
    {
      number: "3",
      street: "Smithy Row",
      doubledependentlocality: "Upper Tarn",
      dependentlocality: "Tarnholme",
    },
    { street: "Smithy Row", city: "Leeds" },
  ],
  [
    "a mews named after its street",
    { number: "2", dependentstreet: "Elm Mews", street: "Elm Row" },
    { street: "Elm Mews, Elm Row" },
  ],
  ["a street within another alone", { number: "2", dependentstreet: "Elm Mews" }, { street: "Elm Mews" }],
  [
    "Welsh",
    { buildingname: "Tŷ Gwyn", street: "Heol y Môr", posttown: "Llanfair-y-Gwynt" },
    { houseName: "Tŷ Gwyn", street: "Heol y Môr", city: "Llanfair-y-Gwynt" },
  ],
  ["a number that was sent as one", { number: 7, street: "Elm Row" }, { houseNumber: "7" }],
  [
    "typographical signs",
    { number: "76–78", street: "St John’s  Walk" },
    { houseNumber: "76-78", street: "St John’s Walk" },
  ],
  [
    "no town",
    { number: "1", street: "Elm Row", posttown: null, dependentlocality: "Tarn" },
    { city: "Tarn" },
  ],
];

describe("ADR-010 ADR-011 ADR-012 ADR-013 Postcoder's address becomes one with the ten parts of the contract:", () => {
  test.each(cases)("%s", (_name, sent, parts) => {
    const address = mapped({ ...uk, ...sent, udprn: "12345678", summaryline: "as composed" });
    expect(Object.keys(address)).toEqual([...addressParts]);
    expect(address).toMatchObject({
      country: "GB",
      placeId: "12345678",
      formattedAddress: "as composed",
      ...parts,
    });
    expect(addressIssues(address)).toEqual({});
  });
});

describe("the place's id", () => {
  test("is the service's own where the country has none, or is not known", () => {
    expect(mapped({ udprn: 12345678 }, "GB", "7808314").placeId).toBe("12345678");
    expect(mapped({}, "GB", "7808314").placeId).toBe("pcw:7808314");
    expect(mapped({}, "IE").placeId).toBe("");
  });
});

describe("the country", () => {
  test.each([
    ["GB", { country: "United Kingdom", postcode: "LS1 4AB" }, "GB"],
    ["GB", { country: "Jersey", postcode: "JE2 3AB" }, "JE"],
    ["GB", { country: "Channel Islands", postcode: "GY1 1AA" }, "GG"],
    ["GB", { country: "ISLE OF MAN", postcode: "" }, "IM"],
    ["GB", {}, "GB"],
    ["IE", { country: "Ireland" }, "IE"],
    ["FR", { country: "Monaco", postcode: "JE123" }, "FR"],
  ])("asked in %s for %j is %s", (asked, sent, country) => {
    expect(mapped(sent, asked).country).toBe(country);
  });
});

test("an address of Ireland without a postcode, and nothing at all", () => {
  const irish = { number: "1", street: "Harbour View", posttown: "Ballynowhere", country: "Ireland" };
  expect(addressIssues(mapped(irish, "IE"))).toEqual({});
  expect(mapped({}, "FR")).toEqual({ ...emptyAddress, country: "FR" });
});

test.each(["(((", "&", "+a+", "*.*?"])("a building named %s does no harm", (buildingname) => {
  const address = mapped({ ...uk, buildingname, addressline1: `${buildingname}, Elm Row` });
  expect(address).toMatchObject({ houseName: buildingname, street: "Elm Row" });
});

test("whatever the service sends, no part has a sign or a length that our rules refuse", () => {
  const sent = fc.dictionary(
    fc.constantFrom(...Object.keys(postcoderAddress.shape)),
    fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.integer(), fc.constant(null)),
  );
  fc.assert(
    fc.property(sent, (address) => {
      const codes = Object.values(addressIssues(mapped(address))).map((issue) => issue?.code);
      expect(codes).not.toContain("validation.letters_digits_specials");
      expect(codes).not.toContain("validation.max_length");
    }),
    { seed: 20_261_122, numRuns: 200 },
  );
});
