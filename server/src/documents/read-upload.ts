import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Services } from "../platform/work/services.ts";

/** Where a finished file lies, and what opens it. */
export interface SealedUpload {
  readonly key: string;
  readonly partyId: string;
  readonly wrappedKey: Buffer;
}

type Stores = Pick<Services, "store" | "keyring">;

/** The file as it was sent, piece by piece. */
export const openUpload = async (
  { store, keyring }: Stores,
  { key, partyId, wrappedKey }: SealedUpload,
): Promise<Readable> => store.read(key, unwrapKey(keyring, wrappedKey, partyId));

/** The whole file in memory. */
export const readUpload = async (stores: Stores, upload: SealedUpload): Promise<Buffer> =>
  buffer(await openUpload(stores, upload));
