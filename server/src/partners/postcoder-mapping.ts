import { type Address, emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { LONGEST_LINE, LONGEST_PART } from "@latchkey/domain/addresses/issues.ts";
import { withoutOtherSigns } from "@latchkey/domain/rules/text.ts";
import { z } from "zod";

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((sent) => plainText(sent === null || sent === undefined ? "" : String(sent)));

export const postcoderAddress = z.object({
  addressline1: text,
  summaryline: text,
  organisation: text,
  pobox: text,
  subbuildingname: text,
  buildingname: text,
  number: text,
  dependentstreet: text,
  street: text,
  doubledependentlocality: text,
  dependentlocality: text,
  posttown: text,
  postcode: text,
  udprn: text,
  country: text,
});
export type PostcoderAddress = z.infer<typeof postcoderAddress>;

/** Normalised for our text rules: plain dashes and apostrophes, no other symbols. */
function plainText(sent: string): string {
  return withoutOtherSigns(sent.replace(/[\u2010-\u2015]/g, "-").replace(/[`´ʼ‘]/g, "'"));
}

const cut = (long: string, most: number): string => [...long].slice(0, most).join("").trim();

/** The UK's postal file has the Crown dependencies in it, which are countries of their own. */
const DEPENDENCIES: readonly (readonly [country: string, name: RegExp, postcode: RegExp])[] = [
  ["JE", /^jersey$/i, /^JE/i],
  ["GG", /^guernsey$/i, /^GY/i],
  ["IM", /^isle of man$/i, /^IM/i],
];

const countryOf = ({ country, postcode }: PostcoderAddress, asked: string): string => {
  if (asked !== "GB") return asked;
  const found = DEPENDENCIES.find(([, name, area]) => name.test(country) || area.test(postcode));
  return found?.[0] ?? asked;
};

/** A PO box or an organisation names the place where there is no number. */
const houseNameOf = ({ number, buildingname, pobox, organisation }: PostcoderAddress): string => {
  if (number) return "";
  if (buildingname) return buildingname;
  return pobox ? pobox.replace(/^(?=[0-9])/, "PO Box ") : organisation;
};

const escaped = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const restOfLine = (address: PostcoderAddress): string => {
  const { organisation, pobox, subbuildingname, buildingname, number, addressline1 } = address;
  const known = [organisation, pobox, subbuildingname, buildingname, number].filter((part) => part !== "");
  return known.reduce(
    (line, part) => line.replace(new RegExp(`^${escaped(part)}(?:,? +|$)`, "i"), ""),
    addressline1,
  );
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

/** A mews is named together with its street. Where houses have no street, a village stands in its place. */
const streetOf = (address: PostcoderAddress): string => {
  const { dependentstreet, street, posttown, doubledependentlocality, dependentlocality } = address;
  const village = posttown ? joined(doubledependentlocality, dependentlocality) : "";
  return joined(dependentstreet, street) || restOfLine(address) || village;
};

const cityOf = ({ posttown, dependentlocality, doubledependentlocality }: PostcoderAddress): string =>
  posttown || dependentlocality || doubledependentlocality;

export interface Found {
  /** The country of the search: ISO 3166, two letters. */
  readonly country: string;
  /** The service's id; undefined if it has no permanent one. */
  readonly id?: string | undefined;
}

export const addressOf = (found: PostcoderAddress, { country, id }: Found): Address => {
  const parts: Partial<Address> = {
    flat: found.subbuildingname,
    houseName: houseNameOf(found),
    houseNumber: found.number,
    streetNumber: found.number,
    street: streetOf(found),
    city: cityOf(found),
    postalCode: found.postcode,
    placeId: found.udprn || (id === undefined ? "" : `pcw:${id}`),
  };
  const cutParts = Object.entries(parts).map(([part, text]) => [part, cut(text, LONGEST_PART)]);
  return {
    ...emptyAddress,
    ...Object.fromEntries(cutParts),
    formattedAddress: cut(found.summaryline, LONGEST_LINE),
    country: countryOf(found, country),
  };
};
