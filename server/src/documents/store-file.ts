import type { Readable } from "node:stream";
import { readWrappedKey } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Work } from "../platform/work/work.ts";
import type { ScanState } from "./documents.table.ts";
import { markStored, recordUpload } from "./uploads.ts";

export interface OwnFile {
  readonly fileName: string;
  readonly givenName?: string | null | undefined;
  readonly contentType: string;
  readonly extension: string;
  readonly content: Readable;
  readonly scanState: ScanState;
}

/** Encrypts with the party's key. @returns its object key */
export const storeFile = async (
  { tx, services }: Work,
  party: PartyKey,
  { content, scanState, ...named }: OwnFile,
): Promise<string> => {
  const { maxFileBytes: maxBytes } = services.config.uploads;
  const key = await recordUpload(tx, { party, maxBytes, ...named });
  const encryptionKey = unwrapKey(services.keyring, await readWrappedKey(tx, party), party.partyId);
  const file = await services.store.write(key, content, { encryptionKey, maxBytes });
  await markStored(tx, key, { file, scanState });
  return key;
};
