import { type Address, type AddressPart, emptyAddress } from "./address.ts";

/** 7, 12a, 76-78, 1/2, 3 bis: what is a number, and not the name of a house. */
const NUMBER = /^[0-9]{1,6} ?[a-z]{0,3}(?: ?[-/–] ?[0-9]{1,6} ?[a-z]{0,3})?$/i;

export type TypedPart = Extract<AddressPart, "flat" | "street" | "city" | "postalCode"> | "building";

export const buildingOf = ({ houseName, houseNumber, streetNumber }: Address): string =>
  [houseName, houseNumber || streetNumber].filter((text) => text !== "").join(", ");

const buildingParts = (typed: string): Pick<Address, "houseName" | "houseNumber" | "streetNumber"> => {
  const isNumber = NUMBER.test(typed.trim());
  const number = isNumber ? typed : "";
  return { houseName: isNumber ? "" : typed, houseNumber: number, streetNumber: number };
};

export const withTyped = (address: Address, part: TypedPart, typed: string): Address => ({
  ...address,
  ...(part === "building" ? buildingParts(typed) : { [part]: typed }),
  placeId: "",
  formattedAddress: "",
});

export const withCountry = (address: Address, country: string): Address => ({
  ...address,
  country,
  placeId: "",
  formattedAddress: "",
});

export const noAddressIn = (country: string): Address => ({ ...emptyAddress, country });

export const hasAddress = (address: Address): boolean =>
  Object.entries(address).some(([part, text]) => part !== "country" && text.trim() !== "");
