import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AppContext } from "../app/context.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";

/** Where a finished file lies, and what opens it. */
export interface SealedUpload {
  readonly key: string;
  readonly applicantId: string;
  readonly wrappedKey: Buffer;
}

/** The file as it was sent, piece by piece. */
export const openUpload = async (
  { store, keyring }: AppContext,
  { key, applicantId, wrappedKey }: SealedUpload,
): Promise<Readable> => store.read(key, unwrapKey(keyring, wrappedKey, applicantId));

/** The whole file in memory. */
export const readUpload = async (context: AppContext, upload: SealedUpload): Promise<Buffer> =>
  buffer(await openUpload(context, upload));
