import type { Address } from "./address.ts";

const joined = (separator: string, ...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join(separator);

/** `Flat 3, 27 Harbour Street` */
const building = ({ flat, houseName, houseNumber, streetNumber, street }: Address): string =>
  joined(", ", flat, houseName, joined(" ", houseNumber || streetNumber, street));

/** An address in a list: where in the town, and which town. */
export interface AddressLines {
  readonly line: string;
  readonly place: string;
}

/** An address of which only the whole is known is all in the first line. */
export const addressLines = (address: Address): AddressLines => {
  const line = building(address);
  const place = joined(" ", address.city, address.postalCode);
  return line ? { line, place } : { line: address.formattedAddress.trim() || place, place: "" };
};

/** One line: as the address service composes it, or of the parts that are known. Without the country. */
export const formatAddress = (address: Address): string =>
  address.formattedAddress.trim() || joined(", ", building(address), address.city, address.postalCode);
