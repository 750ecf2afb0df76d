import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { readWrappedKey } from "../cases/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { ScanState } from "../platform/db/document-tables.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Work } from "../platform/work/work.ts";
import { openUpload } from "./read-upload.ts";
import { markStored, recordUpload } from "./uploads.ts";

export interface CopiedUpload {
  readonly type: DocumentType;
  readonly side: Side;
  /** The original's key in the store. */
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly scanState: ScanState;
  readonly expiresOn: string | null;
}

interface Owners {
  readonly from: PartyKey & { readonly wrappedKey: Buffer };
  readonly to: PartyKey;
}

/** Copies a file from one party to another, encrypted with the other's key and deleted with their case. @returns its object key */
export const copyUpload = async (
  { tx, services }: Work,
  original: CopiedUpload,
  { from, to }: Owners,
): Promise<string> => {
  const { maxFileBytes } = services.config.uploads;
  const key = await recordUpload(tx, {
    party: to,
    fileName: original.fileName,
    contentType: original.contentType,
    extension: original.key.slice(original.key.lastIndexOf(".") + 1),
    maxBytes: maxFileBytes,
  });
  const content = await openUpload(services, { ...from, key: original.key });
  const encryptionKey = unwrapKey(services.keyring, await readWrappedKey(tx, to), to.partyId);
  const file = await services.store.write(key, content, { encryptionKey, maxBytes: maxFileBytes });
  await markStored(tx, key, { file, scanState: original.scanState });
  return key;
};
