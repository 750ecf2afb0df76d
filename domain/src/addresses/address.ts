import { recordWith } from "../rules/records.ts";
import { tidy, tidyBritishPostcode } from "../rules/tidy.ts";
import { crownDependencies } from "./countries.ts";

/** The parts of an address, spelled as the contract spells them (spec 2 §3). */
export const addressParts = [
  "street",
  "streetNumber",
  "flat",
  "city",
  "postalCode",
  "placeId",
  "houseName",
  "houseNumber",
  "formattedAddress",
  "country",
] as const;
export type AddressPart = (typeof addressParts)[number];

/** A part that is not known is an empty text. `country` is an ISO 3166 code of two letters, `GB` for the whole UK. */
export type Address = Readonly<Record<AddressPart, string>>;

export const emptyAddress: Address = Object.freeze(recordWith(addressParts, () => ""));

const BRITISH: readonly string[] = ["GB", ...crownDependencies];

export const tidyAddress = (address: Address): Address => ({
  ...recordWith(addressParts, (part) => tidy(address[part])),
  ...(BRITISH.includes(address.country) && { postalCode: tidyBritishPostcode(address.postalCode) }),
});
