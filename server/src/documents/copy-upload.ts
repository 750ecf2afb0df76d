import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import type { ScanState } from "./documents.table.ts";
import { openUpload } from "./read-upload.ts";
import { storeFile } from "./store-file.ts";

export interface CopiedUpload {
  readonly type: DocumentType;
  readonly side: Side;
  readonly key: string;
  readonly fileName: string;
  readonly givenName: string | null;
  readonly contentType: string;
  readonly scanState: ScanState;
  readonly expiresOn: string | null;
}

interface Owners {
  readonly from: PartyKey & { readonly wrappedKey: Buffer };
  readonly to: PartyKey;
}

/** The copy has the other party's key and retention. @returns its object key */
export const copyUpload = async (work: Work, original: CopiedUpload, { from, to }: Owners): Promise<string> =>
  storeFile(work, to, {
    fileName: original.fileName,
    givenName: original.givenName,
    contentType: original.contentType,
    extension: original.key.slice(original.key.lastIndexOf(".") + 1),
    content: await openUpload(work.services, {
      key: original.key,
      keyOwner: from.partyId,
      wrappedKey: from.wrappedKey,
    }),
    scanState: original.scanState,
  });
