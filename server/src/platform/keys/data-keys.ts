import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/**
 * Every party has its own data key; the database stores it only wrapped. Deleting the wrapped key makes everything
 * encrypted with it unreadable.
 */

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Nonce, ciphertext, tag. `context` is authenticated: a value moved to another row cannot be decrypted. */
export const encrypt = (key: Buffer, plain: Buffer, context: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** @throws if the key is wrong, the value was changed, or it belongs to another context */
export const decrypt = (key: Buffer, sealed: Buffer, context: string): Buffer => {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(sealed.length - TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)),
    decipher.final(),
  ]);
};

const wrapContext = (partyId: string): string => `data-key/${partyId}`;

/** `keyId` NUL encrypted key */
const wrap = (keyring: Keyring, dataKey: Buffer, partyId: string): Buffer => {
  const { id, key } = keyring.current("wrap-data-keys");
  return Buffer.concat([Buffer.from(`${id}\0`), encrypt(key, dataKey, wrapContext(partyId))]);
};

export const newWrappedKey = (keyring: Keyring, partyId: string): Buffer =>
  wrap(keyring, randomBytes(KEY_BYTES), partyId);

export const unwrapKey = (keyring: Keyring, wrapped: Buffer, partyId: string): Buffer => {
  const end = wrapped.indexOf(0);
  const key = keyring.byId("wrap-data-keys", wrapped.subarray(0, end).toString());
  if (!key) throw new Error("A data key was wrapped with a key that SECRET_KEYS does not name.");
  return decrypt(key, wrapped.subarray(end + 1), wrapContext(partyId));
};
