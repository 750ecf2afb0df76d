import type { PostcoderAddress } from "./postcoder-address.ts";

/** Invented addresses of other countries, by alpha-2: each writes its postcodes in its own way, or has none. */

type Parts = Omit<PostcoderAddress, "country">;

const inCountry = (
  country: string,
  posttown: string,
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
  IE: inCountry("Ireland", "Ballynowhere", { "Harbour View": undefined, "Main Street": "Z99 ZZ99" }, [
    {
      buildingname: "Rose Cottage",
      dependentlocality: "Kilnobody",
      posttown: "Ballynowhere",
      county: "Co. Clare",
    },
  ]),
  FR: inCountry("France", "Nullepart-sur-Mer", {
    "Rue de l'Église": "00999",
    "Avenue des Tilleuls": "00998",
  }),
  DE: inCountry("Germany", "Nirgendwo", { Hafenstraße: "00999", "Am Mühlbach": "00998" }),
  ES: inCountry("Spain", "Villanada", { "Calle Mayor": "00999", "Plaza de la Ñ": "00998" }),
  IT: inCountry("Italy", "Borgonullo", { "Via Roma": "00999", "Piazza dell'Olmo": "00998" }),
  PT: inCountry("Portugal", "Vila Nenhures", { "Rua Direita": "0099-999", "Travessa do Cais": "0099-998" }),
  NL: inCountry("Netherlands", "Nergenshuizen", { Havenstraat: "0999 ZZ", Molenweg: "0998 ZZ" }),
  PL: inCountry("Poland", "Nigdzie", { "ulica Łąkowa": "00-999", "ulica Żeglarska": "00-998" }),
  US: inCountry("United States", "Nowhereville", { "Elm Street": "00099-0001", "Harbor Boulevard": "00099" }),
  HK: inCountry("Hong Kong", "Nowhere Bay", { "Harbour Road": undefined, "Temple Lane": undefined }, [
    {
      subbuildingname: "Flat B, 12/F",
      buildingname: "Lotus Mansion",
      street: "Temple Lane",
      posttown: "Nowhere Bay",
    },
  ]),
};
