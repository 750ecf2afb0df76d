import { decrypt, encrypt } from "./encryption.ts";
import type { Keyring, Purpose } from "./keyring.ts";

/** `keyId` NUL encrypted value. `context` is authenticated: a value moved to another row cannot be decrypted. */
export const sealWithKeyring = (
  keyring: Keyring,
  purpose: Purpose,
  { plain, context }: { readonly plain: Buffer; readonly context: string },
): Buffer => {
  const { id, key } = keyring.current(purpose);
  return Buffer.concat([Buffer.from(`${id}\0`), encrypt(key, plain, context)]);
};

const keyIdOf = (sealed: Buffer): string => sealed.subarray(0, sealed.indexOf(0)).toString();

/** @returns undefined: the current key has sealed it already @throws as `openWithKeyring` */
export const resealWithKeyring = (
  keyring: Keyring,
  purpose: Purpose,
  value: { readonly sealed: Buffer; readonly context: string },
): Buffer | undefined => {
  if (keyIdOf(value.sealed) === keyring.current(purpose).id) return undefined;
  const plain = openWithKeyring(keyring, purpose, value);
  return sealWithKeyring(keyring, purpose, { plain, context: value.context });
};

/** @throws if it was sealed with a key that is not configured, was changed, or belongs to another context */
export const openWithKeyring = (
  keyring: Keyring,
  purpose: Purpose,
  { sealed, context }: { readonly sealed: Buffer; readonly context: string },
): Buffer => {
  const end = sealed.indexOf(0);
  const key = keyring.byId(purpose, keyIdOf(sealed));
  if (!key) throw new Error(`A value (${purpose}) was sealed with a key that SECRET_KEYS does not name.`);
  return decrypt(key, sealed.subarray(end + 1), context);
};
