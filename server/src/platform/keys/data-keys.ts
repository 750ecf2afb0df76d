import { randomBytes } from "node:crypto";
import type { Keyring } from "./keyring.ts";
import { openWithKeyring, resealWithKeyring, sealWithKeyring } from "./keyring-seal.ts";

/**
 * Every party has its own data key; the database stores it only wrapped. Deleting the wrapped key makes everything
 * encrypted with it unreadable. The evidence of a right-to-rent check outlives the party's data, so it has a key of its own.
 * The owner of a key is authenticated: a wrapped key that is moved to another owner cannot be opened.
 */

const KEY_BYTES = 32;

const wrapContext = (owner: string): string => `data-key/${owner}`;

/** The owner of a party's data key is its id; this is the owner of the key of its right-to-rent evidence. */
export const evidenceKeyOwner = (partyId: string): string => `right-to-rent/${partyId}`;

/** The owner of the key of an agency's files. */
export const agencyKeyOwner = (agencyId: string): string => `agency/${agencyId}`;

export const newWrappedKey = (keyring: Keyring, owner: string): Buffer =>
  sealWithKeyring(keyring, "wrap-data-keys", {
    plain: randomBytes(KEY_BYTES),
    context: wrapContext(owner),
  });

export const unwrapKey = (keyring: Keyring, wrapped: Buffer, owner: string): Buffer =>
  openWithKeyring(keyring, "wrap-data-keys", { sealed: wrapped, context: wrapContext(owner) });

/**
 * @returns undefined: the current key has wrapped it already @throws if the wrapping key is not configured
 */
export const rewrapKey = (keyring: Keyring, wrapped: Buffer, owner: string): Buffer | undefined =>
  resealWithKeyring(keyring, "wrap-data-keys", { sealed: wrapped, context: wrapContext(owner) });
