import { type PDFiumDocument, PDFiumLibrary, PDFiumModule } from "@hyzyla/pdfium";
import { NotChecked } from "./not-checked.ts";

/**
 * Renders one page of a PDF to pixels. Only page content is rendered: this build of the renderer has neither scripts
 * nor XFA, and forms are not loaded, so that no action in the file ever runs.
 */
export interface PageBitmap {
  /** RGBA */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
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

/** @throws NotChecked when the file is protected or broken, or has no such page */
export const renderPage = async (content: Uint8Array, page: number): Promise<PageBitmap> => {
  const document = await open(content);
  try {
    const pages = document.getPageCount();
    if (!Number.isInteger(page) || page < 1 || page > pages) throw new NotChecked("unreadable");
    const sheet = document.getPage(page - 1);
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    const longer = Math.max(originalWidth, originalHeight);
    if (!(longer > 0)) throw new NotChecked("unreadable");
    if (longer > LARGEST_PAGE) throw new NotChecked("too-large");
    const size = (side: number) => Math.max(1, Math.round((side * LONGER_SIDE) / longer));
    const { data, width, height } = await sheet.render({
      width: size(originalWidth),
      height: size(originalHeight),
      render: "bitmap",
    });
    return { data, width, height, pages };
  } finally {
    document.destroy();
  }
};
