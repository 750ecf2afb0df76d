import { domainToUnicode } from "node:url";
import { canonicalEmail } from "@latchkey/domain/rules/email.ts";

/**
 * One spelling of an address, for storing and comparing: `Zoë@XN--BCHER-KVA.example` is `zoë@bücher.example`. On the
 * wire the host is in its ASCII form again.
 */
export const canonicalAddress = (email: string): string => {
  const address = canonicalEmail(email);
  const at = address.lastIndexOf("@");
  const host = domainToUnicode(address.slice(at + 1));
  return host === "" ? address : `${address.slice(0, at + 1)}${host}`;
};
