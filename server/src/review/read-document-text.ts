import { Readable } from "node:stream";
import type { DocumentText } from "@latchkey/domain/review/document-text.ts";
import { readUpload } from "../documents/read-upload.ts";
import { readWordText } from "../documents/word-text.ts";
import { ObjectGone } from "../platform/storage/store.ts";
import type { Services } from "../platform/work/services.ts";
import type { DocumentFile } from "./document-file.ts";
import { scanFault, type Undrawn } from "./draw-document.ts";

export const readDocumentText = async (
  services: Services,
  file: DocumentFile,
): Promise<DocumentText | Undrawn> => {
  const fault = scanFault(file);
  if (fault || file.fileType !== "docx") return fault ?? "NOT_DRAWABLE";
  const { key, wrappedKey, keyOwner } = file;
  try {
    const content = await readUpload(services, { key, wrappedKey, keyOwner });
    return await readWordText({ size: content.length, read: async () => Readable.from([content]) });
  } catch (cause) {
    if (cause instanceof ObjectGone) return "FILE_GONE";
    services.log.warn({ upload: file.uploadId }, "A Word document could not be read");
    return "NOT_DRAWABLE";
  }
};
