import type { Address } from "../addresses/address.ts";
import { addressLines } from "../addresses/format.ts";

/** An address on one line: `Flat 3, 27 Harbour Street, Leeds LS1 4DL`. */
export const tenancyAddress = (address: Address): string => {
  const { line, place } = addressLines(address);
  return address.formattedAddress.trim() || [line, place].filter((text) => text !== "").join(", ");
};
