import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Services } from "../platform/work/services.ts";

export interface EncryptedUpload {
  readonly key: string;
  readonly keyOwner: string;
  readonly wrappedKey: Buffer;
}

type Stores = Pick<Services, "store" | "keyring">;

export const openUpload = async (
  { store, keyring }: Stores,
  { key, keyOwner, wrappedKey }: EncryptedUpload,
): Promise<Readable> => store.read(key, unwrapKey(keyring, wrappedKey, keyOwner));

export const readUpload = async (stores: Stores, upload: EncryptedUpload): Promise<Buffer> =>
  buffer(await openUpload(stores, upload));
