import type { PostcoderAddress } from "./postcoder-address.ts";

/** Invented addresses. No postcode begins with ZZ, so that none is a real one; most names are those of no place. */

interface Town {
  readonly posttown: string;
  readonly county: string;
  readonly country: string;
}

const townIn = (posttown: string, county: string): Town => ({ posttown, county, country: "United Kingdom" });

const HARBOURWICK = townIn("Harbourwick", "West Yorkshire");
const NORBRIDGE = townIn("Norbridge", "Norfolk");
const LLANFAIR = townIn("Llanfair-y-Gwynt", "Ceredigion");
const INVERLARIG = townIn("Inverlarig", "Argyll");
const EASTMARSH = townIn("Eastmarsh", "Kent");
const BALLYMORROW = townIn("Ballymorrow", "County Down");

const NUMBERS = ["1", "1A", "2", "3", "4", "5", "7", "9", "11", "12B", "76-78"];
const UNIT_LETTERS = "ABDEFGHJLNPQRSTUWXYZ";

const postcodeIn = (district: string, index: number): string => {
  const { length } = UNIT_LETTERS;
  const sector = 1 + Math.floor(index / length ** 2);
  const letters =
    UNIT_LETTERS.charAt(Math.floor(index / length) % length) + UNIT_LETTERS.charAt(index % length);
  return `${district} ${sector}${letters}`;
};

/** @param district the start of its postcodes: `ZZ1` */
const streetsIn = (town: Town, district: string, streets: readonly string[]): readonly PostcoderAddress[] =>
  streets.flatMap((street, index) =>
    NUMBERS.map((number) => ({ number, street, ...town, postcode: postcodeIn(district, index) })),
  );

const harbourStreet = { ...HARBOURWICK, street: "Harbour Street" };

const towerFlat = (index: number): PostcoderAddress => ({
  subbuildingname: `Flat ${index + 1}`,
  buildingname: "Quayside Tower",
  ...harbourStreet,
  postcode: "ZZ1 9QT",
});

const special: readonly PostcoderAddress[] = [
  { ...NORBRIDGE, buildingname: "Rose Cottage", street: "Church Lane", postcode: "ZZ2 1AE" },
  { ...LLANFAIR, buildingname: "Tŷ Gwyn", street: "Heol y Môr", postcode: "ZZ3 1AB" },
  { ...NORBRIDGE, organisation: "Norbridge Primary School", street: "Quarry Hill", postcode: "ZZ2 1AD" },
  { ...INVERLARIG, organisation: "The Anchor Inn", number: "12", street: "Pier Road", postcode: "ZZ4 1AB" },
  { ...EASTMARSH, pobox: "PO Box 12", postcode: "ZZ5 9PB" },
  { ...BALLYMORROW, number: "12", dependentlocality: "Drumnagalley", postcode: "ZZ6 1AA" },
  { ...BALLYMORROW, number: "14", dependentlocality: "Drumnagalley", postcode: "ZZ6 1AA" },
  {
    ...HARBOURWICK,
    number: "3",
    street: "Smithy Row",
    doubledependentlocality: "Upper Tarn",
    dependentlocality: "Tarnholme",
    postcode: "ZZ1 8UT",
  },
  { ...HARBOURWICK, number: "2", dependentstreet: "Elm Mews", street: "Elm Row", postcode: "ZZ1 1AB" },
  {
    ...EASTMARSH,
    subbuildingname: "Unit 4",
    buildingname: "Marsh Works",
    number: "40",
    street: "Marsh Road",
    postcode: "ZZ5 1AA",
  },
  { organisation: "HMS Fictitious", posttown: "BFPO 999", postcode: "ZZ9 9BF", country: "United Kingdom" },
  {
    number: "5",
    street: "La Rue Inventée",
    dependentlocality: "St Nobody",
    posttown: "Jersey",
    postcode: "JE9 9ZZ",
    country: "Jersey",
  },
  {
    buildingname: "Les Vagues",
    street: "Rue du Phare",
    posttown: "Guernsey",
    postcode: "GY99 9ZZ",
    country: "Guernsey",
  },
  { number: "8", street: "Strand View", posttown: "Douglas", postcode: "IM99 9ZZ", country: "Isle of Man" },
];

export const ukAddresses = (): readonly PostcoderAddress[] => [
  ...streetsIn(HARBOURWICK, "ZZ1", [
    ...["Harbour Street", "Elm Row", "Mill Lane", "Station Road", "Fern Close", "St John's Walk"],
  ]),
  ...streetsIn(NORBRIDGE, "ZZ2", [
    ...["High Street", "Elm Row", "Quarry Hill", "Church Lane", "The Maltings", "Tanner's Yard"],
  ]),
  ...streetsIn(LLANFAIR, "ZZ3", ["Ffordd Tŷ Hir", "Heol y Môr", "Lôn Ŵyn", "Stryd Fawr", "Rhodfa'r Eglwys"]),
  ...streetsIn(INVERLARIG, "ZZ4", [
    ...["Brae of Larig", "Pier Road", "Kirk Wynd", "Ceum na h-Aibhne", "Drummond Terrace"],
  ]),
  ...streetsIn(EASTMARSH, "ZZ5", [
    "Marsh Road",
    "Victoria Parade",
    "Albert Mews",
    "Orchard Way",
    "King's Gate",
  ]),
  ...Array.from({ length: 130 }, (_, index) => towerFlat(index)),
  ...["Basement Flat", "Flat 1", "Flat 2"].map((subbuildingname) => ({
    subbuildingname,
    number: "27",
    ...harbourStreet,
    postcode: "ZZ1 1AA",
  })),
  ...special,
];
