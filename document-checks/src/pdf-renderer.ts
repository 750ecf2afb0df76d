import type { PDFiumDocument, PDFiumModule, PDFiumPage } from "@hyzyla/pdfium";

type Loaded = Awaited<ReturnType<typeof PDFiumModule>>;

/** Functions of the renderer that its declarations lack. Numbers are places in its memory. */
interface Undeclared {
  readonly _FPDF_GetMetaText: (document: number, tag: number, buffer: number, bytes: number) => number;
  readonly _FPDF_GetDefaultSystemFontInfo: () => number;
  readonly _FPDF_SetSystemFontInfo: (info: number) => void;
  readonly _FPDFText_GetUnicode: (text: number, index: number) => number;
  readonly _FPDFText_GetTextObject: (text: number, index: number) => number;
  readonly _FPDFTextObj_GetFont: (object: number) => number;
  readonly _FPDFFont_GetIsEmbedded: (font: number) => number;
  readonly _FPDF_GetFormType: (document: number) => number;
  readonly _FPDFDoc_GetAttachmentCount: (document: number) => number;
  readonly _FPDFDoc_GetAttachment: (document: number, index: number) => number;
  readonly _FPDFAttachment_GetName: (attachment: number, buffer: number, bytes: number) => number;
  readonly _FPDFPage_GetAnnotCount: (page: number) => number;
  readonly _FPDFPage_GetAnnot: (page: number, index: number) => number;
  readonly _FPDFPage_CloseAnnot: (annotation: number) => void;
  readonly _FPDFAnnot_GetSubtype: (annotation: number) => number;
  readonly _FPDFAnnot_GetFileAttachment: (annotation: number) => number;
}

interface Table {
  readonly set: (place: number, call: unknown) => void;
}

export type Renderer = Loaded &
  Undeclared & { readonly wasmExports: { readonly __indirect_function_table: Table } };

interface Places {
  readonly documentIdx: number;
  readonly pageIdx: number;
}

export const documentPlace = (document: PDFiumDocument): number =>
  (document as unknown as Places).documentIdx;
export const pagePlace = (page: PDFiumPage): number => (page as unknown as Places).pageIdx;

export interface OpenedPdf {
  readonly document: PDFiumDocument;
  readonly renderer: Renderer;
}

const MOST_BYTES = 8192;

/**
 * Calls a function that writes UTF-16 into a buffer.
 *
 * @returns empty when the text is longer than the buffer
 */
export const textFrom = (renderer: Renderer, write: (buffer: number, bytes: number) => number): string => {
  const { malloc, free } = renderer.wasmExports;
  const place = malloc(MOST_BYTES);
  try {
    const length = write(place, MOST_BYTES);
    if (length <= 2 || length > MOST_BYTES) return "";
    return new TextDecoder("utf-16le").decode(renderer.HEAPU8.slice(place, place + length - 2));
  } finally {
    free(place);
  }
};
