import type { Readable } from "node:stream";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { MemberId } from "../platform/actor/member.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Work } from "../platform/work/work.ts";
import type { KeyKind, ScanState } from "./documents.table.ts";
import { uploadKeyOf } from "./upload-key.ts";
import { markStored, recordUpload } from "./uploads.ts";

export interface OwnFile {
  readonly fileName: string;
  readonly givenName?: string | null | undefined;
  readonly contentType: string;
  readonly extension: string;
  readonly content: Readable;
  readonly scanState: ScanState;
  /** The key that encrypts it: the party's, if none is named. */
  readonly keyKind?: KeyKind;
  /** The member who owns the file; the applicant can neither see nor use it. */
  readonly by?: MemberId;
}

/** @returns its object key */
export const storeFile = async (
  work: Work,
  party: PartyKey,
  { content, scanState, ...named }: OwnFile,
): Promise<string> => {
  const { tx, services } = work;
  const { maxFileBytes: maxBytes } = services.config.uploads;
  const key = await recordUpload(tx, { party, maxBytes, ...named });
  const { wrappedKey, keyOwner } = await uploadKeyOf(work, party, named.keyKind ?? "party");
  const encryptionKey = unwrapKey(services.keyring, wrappedKey, keyOwner);
  const file = await services.store.write(key, content, { encryptionKey, maxBytes });
  await markStored(tx, key, { file, scanState });
  return key;
};
