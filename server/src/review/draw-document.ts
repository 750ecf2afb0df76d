import type { CheckedFile, NotCheckedReason } from "@latchkey/document-checks/findings.ts";
import type { DocumentChecks } from "../document-checks/checks.ts";
import { readUpload } from "../documents/read-upload.ts";
import { ObjectGone } from "../platform/storage/store.ts";
import type { Services } from "../platform/work/services.ts";
import { checkedTypeOf } from "../verification/file-fault.ts";
import { isUndrawn, noteUndrawn } from "../verification/undrawn-pages.ts";
import type { DocumentFile } from "./document-file.ts";

/** Pages are decoded and re-encoded, so that nothing of the file itself reaches a reviewer's browser. */

export interface DrawServices extends Services {
  readonly checks: DocumentChecks;
}

export const undrawn = ["NOT_SCANNED", "INFECTED", "NOT_DRAWABLE", "FILE_GONE", "BUSY"] as const;
export type Undrawn = (typeof undrawn)[number];

export interface DrawnPage {
  readonly content: Buffer;
  readonly pages: number;
}

const passing: readonly NotCheckedReason[] = ["busy", "crashed"];

export const scanFault = ({ scanState }: DocumentFile): Undrawn | undefined => {
  if (scanState === "pending") return "NOT_SCANNED";
  return scanState === "infected" ? "INFECTED" : undefined;
};

/**
 * Decrypts the file once for several pages.
 *
 * @param owner the reviewer, whose place in the queue and whose time it takes
 */
export const openDrawable = async (
  services: DrawServices,
  file: DocumentFile,
  owner: string,
): Promise<CheckedFile | Undrawn> => {
  const type = checkedTypeOf(file.fileType);
  const fault = scanFault(file) ?? (type ? undefined : "NOT_DRAWABLE");
  if (fault || !type) return fault ?? "NOT_DRAWABLE";
  const { key, wrappedKey, keyOwner } = file;
  try {
    return {
      content: await readUpload(services, { key, wrappedKey, keyOwner }),
      type,
      owner,
      isForDesk: true,
    };
  } catch (cause) {
    if (cause instanceof ObjectGone) return "FILE_GONE";
    throw cause;
  }
};

export const drawPage = async (
  { checks, db }: DrawServices,
  { file, opened }: { readonly file: DocumentFile; readonly opened: CheckedFile },
  page: number,
): Promise<DrawnPage | Undrawn> => {
  if (opened.type === "pdf" && (await isUndrawn(db, file.uploadId, page))) return "NOT_DRAWABLE";
  const view = await checks.view(opened, page);
  if (view.outcome === "ok") return view;
  if (opened.type === "pdf") await noteUndrawn(db, file, { page, reason: view.reason });
  return passing.includes(view.reason) ? "BUSY" : "NOT_DRAWABLE";
};
