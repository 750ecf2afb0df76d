import { readWrappedKey } from "../cases/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { seal, unseal, unwrapKey } from "../platform/keys/data-keys.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import type { Work } from "../platform/work/work.ts";

/** A share code opens a person's immigration status to whoever has it: it lies sealed with the party's own key. */

/** In base64, with the key that opens it; opened where the applicant asks for it. */
export interface SealedShareCode {
  readonly value: string;
  readonly wrappedKey: string;
  readonly partyId: string;
}

const contextOf = (partyId: string): string => `share-code/${partyId}`;

/** null: none was given */
export const openShareCode = (sealed: SealedShareCode | null, keyring: Keyring): string | null => {
  if (!sealed) return null;
  const { value, wrappedKey, partyId } = sealed;
  const key = unwrapKey(keyring, Buffer.from(wrappedKey, "base64"), partyId);
  return unseal(key, Buffer.from(value, "base64"), contextOf(partyId)).toString();
};

/** @param code normalised; null takes it back */
export const sealShareCode = async (
  { tx, services }: Work,
  party: PartyKey,
  code: string | null,
): Promise<Buffer | null> => {
  if (code === null) return null;
  const key = unwrapKey(services.keyring, await readWrappedKey(tx, party), party.partyId);
  return seal(key, Buffer.from(code), contextOf(party.partyId));
};
