import { isIP, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** IANA gives out no other addresses for use on the Internet. */
const GLOBAL_UNICAST = "2000::/3";

/** Parts of it that lead elsewhere or nowhere: protocol assignments with Teredo, documentation, 6to4, AS112. */
const SPECIAL = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

const isIn = (address: ipaddr.IPv6, network: string): boolean =>
  address.match(ipaddr.IPv6.parseCIDR(network));

/** True if an address is one of the Internet, and not of this machine, its networks or a special use. @param address as the resolver or `URL` writes it */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return ipaddr.IPv4.parse(address).range() === "unicast";
  if (address.includes("%")) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return isIn(parsed, GLOBAL_UNICAST) && !SPECIAL.some((network) => isIn(parsed, network));
};
