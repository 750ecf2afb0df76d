import { Readable } from "node:stream";
import { incomeSection } from "@latchkey/domain/income/section.ts";
import { bindDocument } from "../documents/documents.ts";
import { storeFile } from "../documents/store-file.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";

export interface BankStatement {
  readonly sourceUuid: string;
  readonly remedialSectionUuid: string | null;
  readonly fileName: string;
  readonly pdf: Buffer;
}

/** Adds the statement to its source as a document. This server wrote it, so it is not scanned. */
export const storeStatement = async (
  work: Work,
  party: PartyKey,
  { sourceUuid, remedialSectionUuid, fileName, pdf }: BankStatement,
): Promise<void> => {
  const key = await storeFile(work, party, {
    fileName,
    contentType: "application/pdf",
    extension: "pdf",
    content: Readable.from([pdf]),
    scanState: "clean",
  });
  await bindDocument(work, party, {
    place: { section: incomeSection.name, relatedObjectUuid: sourceUuid, remedialSectionUuid },
    type: "BANK_STATEMENT",
    side: "front",
    key,
    expiresOn: null,
    origin: "bank",
  });
};
