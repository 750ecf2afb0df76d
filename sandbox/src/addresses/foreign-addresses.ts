import type { PostcoderAddress } from "./postcoder-address.ts";

/** Invented addresses of other countries, by alpha-2: each writes its postcodes in its own way, or has none. */

type Parts = Omit<PostcoderAddress, "country">;

const inCountry = (
  [posttown, country]: readonly [string, string],
  streets: Readonly<Record<string, string | undefined>>,
  more: readonly Parts[] = [],
): readonly PostcoderAddress[] => [
  ...Object.entries(streets).flatMap(([street, postcode]) =>
    ["1", "2", "14"].map((number) => ({
      number,
      street,
      posttown,
      ...(postcode && { postcode }),
      country,
    })),
  ),
  ...more.map((parts) => ({ ...parts, country })),
];

export const foreignAddresses: Readonly<Record<string, readonly PostcoderAddress[]>> = {
  IE: inCountry(["Ballynowhere", "Ireland"], { "Harbour View": undefined, "Main Street": "Z99 ZZ99" }, [
    {
      buildingname: "Rose Cottage",
      dependentlocality: "Kilnobody",
      posttown: "Ballynowhere",
      county: "Co. Clare",
    },
  ]),
  FR: inCountry(["Nullepart-sur-Mer", "France"], {
    "Rue de l'Église": "00999",
    "Avenue des Tilleuls": "00998",
  }),
  DE: inCountry(["Nirgendwo", "Germany"], { Hafenstraße: "00999", "Am Mühlbach": "00998" }),
  ES: inCountry(["Villanada", "Spain"], { "Calle Mayor": "00999", "Plaza de la Ñ": "00998" }),
  IT: inCountry(["Borgonullo", "Italy"], { "Via Roma": "00999", "Piazza dell'Olmo": "00998" }),
  PT: inCountry(["Vila Nenhures", "Portugal"], { "Rua Direita": "0099-999", "Travessa do Cais": "0099-998" }),
  NL: inCountry(["Nergenshuizen", "Netherlands"], { Havenstraat: "0999 ZZ", Molenweg: "0998 ZZ" }),
  PL: inCountry(["Nigdzie", "Poland"], { "ulica Łąkowa": "00-999", "ulica Żeglarska": "00-998" }),
  US: inCountry(["Nowhereville", "United States"], {
    "Elm Street": "00099-0001",
    "Harbor Boulevard": "00099",
  }),
  HK: inCountry(["Nowhere Bay", "Hong Kong"], { "Harbour Road": undefined, "Temple Lane": undefined }, [
    {
      subbuildingname: "Flat B, 12/F",
      buildingname: "Lotus Mansion",
      street: "Temple Lane",
      posttown: "Nowhere Bay",
    },
  ]),
};
