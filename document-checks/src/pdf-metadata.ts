import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import { type OpenedPdf, textFrom } from "./pdf-renderer.ts";

/** Metadata about a PDF's origin. All of it is untrusted. */

const LONGEST = 200;

export const readable = (text: string, longest = LONGEST): string =>
  [...text.replace(/\p{C}/gu, " ").trim()].slice(0, longest).join("");

const metaText = ({ renderer, place }: OpenedPdf, tag: string): string =>
  readable(textFrom(renderer, (buffer, bytes) => renderer.FPDF_GetMetaText(place, tag, buffer, bytes)));

const countOf = (content: Buffer, mark: string): number => {
  let count = 0;
  for (let at = content.indexOf(mark); at !== -1; at = content.indexOf(mark, at + mark.length)) count += 1;
  return count;
};

/** Bytes in which a linearised file says so; such a file has an extra end after its first page. */
const HEAD_BYTES = 1024;

/** Every incremental save adds another end of file. */
export const laterSaves = (content: Uint8Array): number => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const ofFirstWriting = bytes.subarray(0, HEAD_BYTES).includes("/Linearized") ? 2 : 1;
  return Math.max(0, countOf(bytes, "%%EOF") - ofFirstWriting);
};

export const readMetadata = (
  pdf: OpenedPdf,
): Pick<PdfMetadata, "producer" | "creator" | "created" | "modified"> => ({
  producer: metaText(pdf, "Producer"),
  creator: metaText(pdf, "Creator"),
  created: metaText(pdf, "CreationDate"),
  modified: metaText(pdf, "ModDate"),
});
