import type { Address } from "../addresses/address.ts";

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(between);

/** An address on one line, as a landlord knows their home: `Flat 3, 27 Harbour Street, Leeds LS1 4DL`. */
export const tenancyAddress = (address: Address): string => {
  const { formattedAddress, flat, houseName, houseNumber, streetNumber, street, city, postalCode } = address;
  if (formattedAddress.trim() !== "") return formattedAddress.trim();
  const number = houseNumber.trim() || streetNumber;
  return joined([flat, houseName, joined([number, street], " "), joined([city, postalCode], " ")], ", ");
};
