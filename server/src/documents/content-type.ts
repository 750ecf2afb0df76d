import type { FileKind } from "@latchkey/domain/documents/file-kind.ts";
import { headKindOf } from "@latchkey/domain/documents/head-kind.ts";
import { type WholeFile, wordFault } from "./word-file.ts";

interface SniffedFile extends WholeFile {
  readonly head: Buffer;
}

export type ContentFault =
  | "WRONG_FILE_FORMAT"
  | "ENCRYPTED"
  /** Macros, controls, embedded programs, or fields that start one. */
  | "WORD_WITH_PROGRAMS"
  | "WORD_WITH_REMOTE_CONTENT";

export type FoundContent = { readonly kind: FileKind } | { readonly fault: ContentFault };

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream of a Word document with a password (MS-OFFCRYPTO §2.3.4.4); the directory may be anywhere. */
const ENCRYPTED_PACKAGE = Buffer.from("EncryptedPackage", "utf16le");

const contains = async (file: SniffedFile, sought: Buffer): Promise<boolean> => {
  let end = Buffer.alloc(0);
  for await (const chunk of await file.read()) {
    const seen = Buffer.concat([end, chunk]);
    if (seen.includes(sought)) return true;
    end = seen.subarray(-sought.length);
  }
  return false;
};

export const contentOf = async (file: SniffedFile): Promise<FoundContent> => {
  const kind = headKindOf(file.head);
  if (kind === "zip") {
    const fault = await wordFault(file);
    return fault ? { fault } : { kind: "docx" };
  }
  if (kind) return { kind };
  const isProtected =
    file.head.subarray(0, OLE.length).equals(OLE) && (await contains(file, ENCRYPTED_PACKAGE));
  return { fault: isProtected ? "ENCRYPTED" : "WRONG_FILE_FORMAT" };
};
