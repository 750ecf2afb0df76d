import type { FileType } from "@latchkey/domain/documents/formats.ts";
import { fileTypeFromBuffer } from "file-type";
import { isWordFile, type WholeFile } from "./word-file.ts";

/**
 * The type of a file from its first bytes, never from its name. Stricter than the sniffing library, which allows
 * leading bytes: a PDF or a picture must start with its signature.
 */
const SIGNATURES: Readonly<Record<"pdf" | "png" | "jpeg", Buffer>> = {
  pdf: Buffer.from("%PDF-"),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
};

const FAMILY: Readonly<Record<FileType, "pdf" | "png" | "jpeg" | "docx">> = {
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

const isDocx = async (file: SniffedFile): Promise<boolean> => {
  const type = (await fileTypeFromBuffer(file.head))?.ext;
  // A ZIP whose first bytes do not say more.
  return type === "docx" || (type === "zip" && (await isWordFile(file)));
};

/** Whether the content has the type that the name claims. */
export const contentIs = async (claimed: FileType, file: SniffedFile): Promise<boolean> => {
  const family = FAMILY[claimed];
  return family === "docx" ? isDocx(file) : beginsWith(file.head, SIGNATURES[family]);
};
