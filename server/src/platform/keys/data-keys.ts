import { randomBytes } from "node:crypto";
import type { Keyring } from "./keyring.ts";
import { openWithKeyring, resealWithKeyring, sealWithKeyring } from "./keyring-seal.ts";

/**
 * Every party has its own data key; the database stores it only wrapped. Deleting the wrapped key makes everything
 * encrypted with it unreadable.
 */

const KEY_BYTES = 32;

const wrapContext = (partyId: string): string => `data-key/${partyId}`;

export const newWrappedKey = (keyring: Keyring, partyId: string): Buffer =>
  sealWithKeyring(keyring, "wrap-data-keys", {
    plain: randomBytes(KEY_BYTES),
    context: wrapContext(partyId),
  });

export const unwrapKey = (keyring: Keyring, wrapped: Buffer, partyId: string): Buffer =>
  openWithKeyring(keyring, "wrap-data-keys", { sealed: wrapped, context: wrapContext(partyId) });

/**
 * @returns undefined: the current key has wrapped it already @throws if the wrapping key is not configured
 */
export const rewrapKey = (keyring: Keyring, wrapped: Buffer, partyId: string): Buffer | undefined =>
  resealWithKeyring(keyring, "wrap-data-keys", { sealed: wrapped, context: wrapContext(partyId) });
