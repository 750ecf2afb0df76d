import { type PDFiumDocument, PDFiumLibrary, PDFiumModule, type PDFiumPage } from "@hyzyla/pdfium";
import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import { NotChecked } from "./not-checked.ts";
import { laterSaves, readMetadata } from "./pdf-metadata.ts";

/**
 * Renders one page to pixels. This build of the renderer has neither scripts nor XFA, and forms are not
 * loaded, so that no action in the file ever runs.
 */
export interface PageBitmap {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly page: number;
  readonly pages: number;
}

/** Pixels of the longer side: 200 dpi for A4, enough for the smallest print of a statement. */
const LONGER_SIDE = 2340;
/** Points; the largest sheet that a PDF may have by its standard is 200 inches. */
const LARGEST_PAGE = 14_400;
/** The renderer's error codes for "password required" and "unsupported protection". */
const PROTECTED: readonly number[] = [4, 5];

type Renderer = Awaited<ReturnType<typeof PDFiumModule>>;
let loading: Promise<{ readonly library: PDFiumLibrary; readonly renderer: Renderer }> | undefined;

const load = () => {
  loading ??= (async () => {
    const renderers: Renderer[] = [];
    const library = await PDFiumLibrary.initBase({
      vendor: async (options) => {
        const renderer = await PDFiumModule(options);
        renderers.push(renderer);
        return renderer;
      },
    });
    const [renderer] = renderers;
    if (!renderer) throw new Error("The renderer did not start.");
    return { library, renderer };
  })();
  return loading;
};

const open = async (content: Uint8Array): Promise<PDFiumDocument> => {
  const { library, renderer } = await load();
  try {
    return await library.loadDocument(content);
  } catch {
    throw new NotChecked(PROTECTED.includes(renderer._FPDF_GetLastError()) ? "encrypted" : "unreadable");
  }
};

interface Sheet {
  readonly page: PDFiumPage;
  readonly number: number;
  /** points */
  readonly width: number;
  readonly height: number;
}

const sheetAt = (document: PDFiumDocument, index: number): Sheet | undefined => {
  const page = document.getPage(index);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  return width > 0 && height > 0 ? { page, number: index + 1, width, height } : undefined;
};

/** Enough for broken leading pages, of which no real file has hundreds. */
const MOST_TRIED = 20;

const firstSheet = (document: PDFiumDocument): Sheet | undefined => {
  const tried = Math.min(document.getPageCount(), MOST_TRIED);
  for (let index = 0; index < tried; index += 1) {
    const sheet = sheetAt(document, index);
    if (sheet) return sheet;
  }
  return undefined;
};

const numberedSheet = (document: PDFiumDocument, page: number): Sheet | undefined =>
  Number.isInteger(page) && page >= 1 && page <= document.getPageCount()
    ? sheetAt(document, page - 1)
    : undefined;

/** @throws NotChecked when there is no such page, or when it is too large */
const readableSheet = (document: PDFiumDocument, page: number | undefined): Sheet => {
  const sheet = page === undefined ? firstSheet(document) : numberedSheet(document, page);
  if (!sheet) throw new NotChecked("unreadable");
  if (Math.max(sheet.width, sheet.height) > LARGEST_PAGE) throw new NotChecked("too-large");
  return sheet;
};

const opened = async <T>(
  content: Uint8Array,
  use: (document: PDFiumDocument) => T | Promise<T>,
): Promise<T> => {
  const document = await open(content);
  try {
    return await use(document);
  } finally {
    document.destroy();
  }
};

const textAt = (document: PDFiumDocument, index: number): string => {
  try {
    return sheetAt(document, index)?.page.getText() ?? "";
  } catch {
    return "";
  }
};

const hasText = (document: PDFiumDocument): boolean => {
  const tried = Math.min(document.getPageCount(), MOST_TRIED);
  for (let index = 0; index < tried; index += 1) {
    if (textAt(document, index).trim() !== "") return true;
  }
  return false;
};

/**
 * Checks that it opens without a password and has a page that can be rendered, without rendering it.
 *
 * @returns the metadata
 * @throws NotChecked
 */
export const inspectPdf = (content: Uint8Array): Promise<PdfMetadata> =>
  opened(content, async (document) => {
    readableSheet(document, undefined);
    const { renderer } = await load();
    return {
      ...readMetadata(renderer, document),
      laterSaves: laterSaves(content),
      hasText: hasText(document),
    };
  });

/**
 * @param page by default the first one that can be rendered @throws NotChecked when the file is protected or
 * broken, or has no such page
 */
export const renderPage = (content: Uint8Array, page?: number): Promise<PageBitmap> =>
  opened(content, async (document) => {
    const { page: drawn, number, width: across, height: down } = readableSheet(document, page);
    const size = (side: number) => Math.max(1, Math.round((side * LONGER_SIDE) / Math.max(across, down)));
    const { data, width, height } = await drawn.render({
      width: size(across),
      height: size(down),
      render: "bitmap",
    });
    return { data, width, height, page: number, pages: document.getPageCount() };
  });
