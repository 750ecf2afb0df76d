import type { MachineReadableZone } from "@latchkey/document-checks/findings.ts";
import { hmac, type Keyring } from "../platform/keys/keyring.ts";

/**
 * HMACs for comparing document numbers across parties without storing them in the clear: one per key, so that
 * a new key does not hide earlier records.
 */
export const numberHashes = (
  keyring: Keyring,
  { issuer, number }: Pick<MachineReadableZone, "issuer" | "number">,
): readonly Buffer[] => keyring.all("document-number").map((key) => hmac(key, `${issuer}/${number}`));
