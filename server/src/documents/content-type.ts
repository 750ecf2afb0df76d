import type { FileType } from "@latchkey/domain/documents/formats.ts";
import { isWordFile, type WholeFile } from "./word-file.ts";

type Family = "pdf" | "png" | "jpeg" | "docx";

/**
 * Detects the type from the first bytes, never from the name. A file must start with its signature; a Word
 * document is a ZIP and inspected as a whole.
 */
const SIGNATURES: Readonly<Record<Family, Buffer>> = {
  pdf: Buffer.from("%PDF-"),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  docx: Buffer.from("PK\u0003\u0004"),
};

const FAMILY: Readonly<Record<FileType, Family>> = {
  pdf: "pdf",
  png: "png",
  jpg: "jpeg",
  jpeg: "jpeg",
  docx: "docx",
};

const beginsWith = (head: Buffer, signature: Buffer): boolean =>
  head.subarray(0, signature.length).equals(signature);

interface SniffedFile extends WholeFile {
  readonly head: Buffer;
}

export const contentIs = async (claimed: FileType, file: SniffedFile): Promise<boolean> => {
  const family = FAMILY[claimed];
  return beginsWith(file.head, SIGNATURES[family]) && (family !== "docx" || (await isWordFile(file)));
};
