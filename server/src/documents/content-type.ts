import type { FileType } from "@latchkey/domain/documents/formats.ts";
import { fileTypeFromBuffer } from "file-type";
import { isWordFile, type WholeFile } from "./word-file.ts";

/**
 * The type of a file by its first bytes, never by its name. Stricter than the sniffing library where that allows
 * something in front: a PDF or a picture begins with its signature, or it is not taken.
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
  // A ZIP of which the beginning does not say more.
  return type === "docx" || (type === "zip" && (await isWordFile(file)));
};

/** Whether the content is of the type that its name claims. */
export const contentIs = async (claimed: FileType, file: SniffedFile): Promise<boolean> => {
  const family = FAMILY[claimed];
  return family === "docx" ? isDocx(file) : beginsWith(file.head, SIGNATURES[family]);
};
