import { readWrappedKey } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import { decrypt, encrypt } from "../platform/keys/encryption.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import type { Work } from "../platform/work/work.ts";

/**
 * A share code reveals a person's immigration status to anyone who has it, so it is encrypted with the
 * party's key.
 */

/** In base64, with the key to decrypt it; decrypted only when the applicant asks for it. */
export interface SealedShareCode {
  readonly value: string;
  readonly wrappedKey: string;
  readonly partyId: string;
}

const contextOf = (partyId: string): string => `share-code/${partyId}`;

export const openShareCode = (sealed: SealedShareCode | null, keyring: Keyring): string | null => {
  if (!sealed) return null;
  const { value, wrappedKey, partyId } = sealed;
  const key = unwrapKey(keyring, Buffer.from(wrappedKey, "base64"), partyId);
  return decrypt(key, Buffer.from(value, "base64"), contextOf(partyId)).toString();
};

/** @param code normalised */
export const sealShareCode = async (
  { tx, services }: Work,
  party: PartyKey,
  code: string,
): Promise<Buffer> => {
  const key = unwrapKey(services.keyring, await readWrappedKey(tx, party), party.partyId);
  return encrypt(key, Buffer.from(code), contextOf(party.partyId));
};
