import type { Address } from "./address.ts";

const joined = (separator: string, ...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join(separator);

const building = ({ flat, houseName, houseNumber, streetNumber, street }: Address): string =>
  joined(", ", flat, houseName, joined(" ", houseNumber || streetNumber, street));

export interface AddressLines {
  readonly line: string;
  readonly place: string;
}

export const addressLines = (address: Address): AddressLines => {
  const line = building(address);
  const place = joined(" ", address.city, address.postalCode);
  return line ? { line, place } : { line: address.formattedAddress.trim() || place, place: "" };
};

export const formatAddress = (address: Address): string =>
  address.formattedAddress.trim() || joined(", ", building(address), address.city, address.postalCode);
