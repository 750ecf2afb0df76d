import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Services } from "../platform/work/services.ts";

export interface EncryptedUpload {
  readonly key: string;
  readonly partyId: string;
  readonly wrappedKey: Buffer;
}

type Stores = Pick<Services, "store" | "keyring">;

export const openUpload = async (
  { store, keyring }: Stores,
  { key, partyId, wrappedKey }: EncryptedUpload,
): Promise<Readable> => store.read(key, unwrapKey(keyring, wrappedKey, partyId));

export const readUpload = async (stores: Stores, upload: EncryptedUpload): Promise<Buffer> =>
  buffer(await openUpload(stores, upload));
