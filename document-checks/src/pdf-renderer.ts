import { type PDFiumDocument, PDFiumLibrary, PDFiumModule, type PDFiumPage } from "@hyzyla/pdfium";
import { NotChecked } from "./not-checked.ts";
import { offerWideFont } from "./pdf-fonts.ts";

type Loaded = Awaited<ReturnType<typeof PDFiumModule>>;

/** Functions of the renderer that its declarations lack. Numbers are places in its memory. */
interface Undeclared {
  readonly _FPDF_GetMetaText: (document: number, tag: number, buffer: number, bytes: number) => number;
  readonly _FPDF_GetDefaultSystemFontInfo: () => number;
  readonly _FPDF_SetSystemFontInfo: (info: number) => void;
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

/** The renderer's error codes for "password required" and "unsupported protection". */
const PROTECTED: readonly number[] = [4, 5];

let loading: Promise<{ readonly library: PDFiumLibrary; readonly renderer: Renderer }> | undefined;

const load = () => {
  loading ??= (async () => {
    const renderers: Renderer[] = [];
    const library = await PDFiumLibrary.initBase({
      vendor: async (options) => {
        const renderer = (await PDFiumModule(options)) as Renderer;
        renderers.push(renderer);
        return renderer;
      },
    });
    const [renderer] = renderers;
    if (!renderer) throw new Error("The renderer did not start.");
    offerWideFont(renderer);
    return { library, renderer };
  })();
  return loading;
};

export interface OpenedPdf {
  readonly document: PDFiumDocument;
  readonly renderer: Renderer;
}

/** @throws NotChecked when the file is protected or broken */
export const withPdf = async <T>(
  content: Uint8Array,
  use: (opened: OpenedPdf) => T | Promise<T>,
): Promise<T> => {
  const { library, renderer } = await load();
  const document = await library.loadDocument(content).catch(() => {
    throw new NotChecked(PROTECTED.includes(renderer._FPDF_GetLastError()) ? "encrypted" : "unreadable");
  });
  try {
    return await use({ document, renderer });
  } finally {
    document.destroy();
  }
};

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
