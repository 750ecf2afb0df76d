import type { FileType } from "@latchkey/domain/documents/formats.ts";
import { fileTypeFromBuffer } from "file-type";

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

/** Whether the content is of the type that its name claims. */
export const contentIs = async (claimed: FileType, head: Buffer): Promise<boolean> => {
  const family = FAMILY[claimed];
  if (family === "docx") return (await fileTypeFromBuffer(head))?.ext === "docx";
  return beginsWith(head, SIGNATURES[family]);
};
