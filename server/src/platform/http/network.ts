import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

const HALF = 4;

/**
 * Whom an address stands for: IPv4 as it is; of IPv6 the first half, because whoever has one address has all that begin
 * alike.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  const half = parsed.parts.slice(0, HALF).map((part) => part.toString(16));
  return `${half.join(":")}::/64`;
};
