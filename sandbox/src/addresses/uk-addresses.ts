import type { PostcoderAddress } from "./postcoder-address.ts";

/** Invented addresses. No postcode begins with ZZ, so that none is a real one; most names are those of no place. */

interface Town {
  readonly posttown: string;
  readonly county: string;
  /** Start of its postcodes: `ZZ1` */
  readonly district: string;
  readonly streets: readonly string[];
}

const towns: readonly Town[] = [
  {
    posttown: "Harbourwick",
    county: "West Yorkshire",
    district: "ZZ1",
    streets: ["Harbour Street", "Elm Row", "Mill Lane", "Station Road", "Fern Close", "St John's Walk"],
  },
  {
    posttown: "Norbridge",
    county: "Norfolk",
    district: "ZZ2",
    streets: ["High Street", "Elm Row", "Quarry Hill", "Church Lane", "The Maltings", "Tanner's Yard"],
  },
  {
    posttown: "Llanfair-y-Gwynt",
    county: "Ceredigion",
    district: "ZZ3",
    streets: ["Ffordd Tŷ Hir", "Heol y Môr", "Lôn Ŵyn", "Stryd Fawr", "Rhodfa'r Eglwys"],
  },
  {
    posttown: "Inverlarig",
    county: "Argyll",
    district: "ZZ4",
    streets: ["Brae of Larig", "Pier Road", "Kirk Wynd", "Ceum na h-Aibhne", "Drummond Terrace"],
  },
  {
    posttown: "Eastmarsh",
    county: "Kent",
    district: "ZZ5",
    streets: ["Marsh Road", "Victoria Parade", "Albert Mews", "Orchard Way", "King's Gate"],
  },
];

const NUMBERS = ["1", "1A", "2", "3", "4", "5", "7", "9", "11", "12B", "76-78"];
const UNIT_LETTERS = "ABDEFGHJLNPQRSTUWXYZ";

const postcodeIn = (district: string, index: number): string => {
  const { length } = UNIT_LETTERS;
  const sector = 1 + Math.floor(index / length ** 2);
  const letters =
    UNIT_LETTERS.charAt(Math.floor(index / length) % length) + UNIT_LETTERS.charAt(index % length);
  return `${district} ${sector}${letters}`;
};

const inTown = ({ posttown, county, district, streets }: Town): readonly PostcoderAddress[] =>
  streets.flatMap((street, index) =>
    NUMBERS.map((number) => ({
      number,
      street,
      posttown,
      county,
      postcode: postcodeIn(district, index),
      country: "United Kingdom",
    })),
  );

const tower = (): readonly PostcoderAddress[] =>
  Array.from({ length: 130 }, (_, index) => ({
    subbuildingname: `Flat ${index + 1}`,
    buildingname: "Quayside Tower",
    street: "Harbour Street",
    posttown: "Harbourwick",
    county: "West Yorkshire",
    postcode: "ZZ1 9QT",
    country: "United Kingdom",
  }));

const flats = (): readonly PostcoderAddress[] =>
  ["Basement Flat", "Flat 1", "Flat 2"].map((subbuildingname) => ({
    subbuildingname,
    number: "27",
    street: "Harbour Street",
    posttown: "Harbourwick",
    county: "West Yorkshire",
    postcode: "ZZ1 1AA",
    country: "United Kingdom",
  }));

const uk = { country: "United Kingdom" } as const;

const special: readonly PostcoderAddress[] = [
  {
    buildingname: "Rose Cottage",
    street: "Church Lane",
    posttown: "Norbridge",
    county: "Norfolk",
    postcode: "ZZ2 1AE",
    ...uk,
  },
  {
    buildingname: "Tŷ Gwyn",
    street: "Heol y Môr",
    posttown: "Llanfair-y-Gwynt",
    county: "Ceredigion",
    postcode: "ZZ3 1AB",
    ...uk,
  },
  {
    organisation: "Norbridge Primary School",
    street: "Quarry Hill",
    posttown: "Norbridge",
    county: "Norfolk",
    postcode: "ZZ2 1AD",
    ...uk,
  },
  {
    organisation: "The Anchor Inn",
    number: "12",
    street: "Pier Road",
    posttown: "Inverlarig",
    county: "Argyll",
    postcode: "ZZ4 1AB",
    ...uk,
  },
  { pobox: "PO Box 12", posttown: "Eastmarsh", county: "Kent", postcode: "ZZ5 9PB", ...uk },
  {
    number: "12",
    dependentlocality: "Drumnagalley",
    posttown: "Ballymorrow",
    county: "County Down",
    postcode: "ZZ6 1AA",
    ...uk,
  },
  {
    number: "14",
    dependentlocality: "Drumnagalley",
    posttown: "Ballymorrow",
    county: "County Down",
    postcode: "ZZ6 1AA",
    ...uk,
  },
  {
    number: "3",
    street: "Smithy Row",
    doubledependentlocality: "Upper Tarn",
    dependentlocality: "Tarnholme",
    posttown: "Harbourwick",
    county: "West Yorkshire",
    postcode: "ZZ1 8UT",
    ...uk,
  },
  {
    number: "2",
    dependentstreet: "Elm Mews",
    street: "Elm Row",
    posttown: "Harbourwick",
    county: "West Yorkshire",
    postcode: "ZZ1 1AB",
    ...uk,
  },
  {
    subbuildingname: "Unit 4",
    buildingname: "Marsh Works",
    number: "40",
    street: "Marsh Road",
    posttown: "Eastmarsh",
    county: "Kent",
    postcode: "ZZ5 1AA",
    ...uk,
  },
  { organisation: "HMS Fictitious", posttown: "BFPO 999", postcode: "ZZ9 9BF", ...uk },
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
  ...towns.flatMap(inTown),
  ...tower(),
  ...flats(),
  ...special,
];
