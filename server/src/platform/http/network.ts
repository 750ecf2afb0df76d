import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

const HALF = 4;

/**
 * An IPv4 address as it is, an IPv6 address by its first half, because one customer gets all addresses with
 * the same prefix.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  const half = parsed.parts.slice(0, HALF).map((part) => part.toString(16));
  return `${half.join(":")}::/64`;
};
