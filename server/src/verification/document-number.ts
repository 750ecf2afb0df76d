import type { MachineReadableZone } from "@latchkey/document-checks/findings.ts";
import { hmac, type Keyring } from "../platform/keys/keyring.ts";

/**
 * What a document's number is compared by across cases, without being kept in the clear: one hash for every key, so that a new
 * key in the ring does not hide what was recorded under the one before.
 */
export const numberHashes = (
  keyring: Keyring,
  { issuer, number }: Pick<MachineReadableZone, "issuer" | "number">,
): readonly Buffer[] => keyring.all("document-number").map((key) => hmac(key, `${issuer}/${number}`));
