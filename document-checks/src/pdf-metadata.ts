import type { PDFiumDocument, PDFiumModule } from "@hyzyla/pdfium";
import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";

/** Metadata about a PDF's origin. All of it is untrusted. */

type Renderer = Awaited<ReturnType<typeof PDFiumModule>>;

/** Missing in the renderer's declarations. */
interface MetaReader {
  readonly _FPDF_GetMetaText: (document: number, tag: number, buffer: number, length: number) => number;
}

interface Unwrapped {
  readonly documentIdx: number;
}

const LONGEST = 200;
const MOST_BYTES = 8192;

const readable = (text: string): string =>
  [...text.replace(/\p{C}/gu, " ").trim()].slice(0, LONGEST).join("");

const metaText = (renderer: Renderer, document: PDFiumDocument, tag: string): string => {
  const { documentIdx } = document as unknown as Unwrapped;
  const { _FPDF_GetMetaText: read } = renderer as unknown as MetaReader;
  const { malloc, free } = renderer.wasmExports;
  const name = Buffer.from(`${tag}\0`, "latin1");
  const namePlace = malloc(name.length);
  const textPlace = malloc(MOST_BYTES);
  try {
    renderer.HEAPU8.set(name, namePlace);
    const length = read(documentIdx, namePlace, textPlace, MOST_BYTES);
    // A string that is too long is not written at all.
    if (length <= 2 || length > MOST_BYTES) return "";
    const bytes = renderer.HEAPU8.slice(textPlace, textPlace + length - 2);
    return readable(new TextDecoder("utf-16le").decode(bytes));
  } finally {
    free(namePlace);
    free(textPlace);
  }
};

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
  renderer: Renderer,
  document: PDFiumDocument,
): Omit<PdfMetadata, "hasText" | "laterSaves"> => ({
  producer: metaText(renderer, document, "Producer"),
  creator: metaText(renderer, document, "Creator"),
  created: metaText(renderer, document, "CreationDate"),
  modified: metaText(renderer, document, "ModDate"),
});
