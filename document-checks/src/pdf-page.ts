import type { PDFiumDocument, PDFiumPage } from "@hyzyla/pdfium";
import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import { NotChecked } from "./not-checked.ts";
import { attachedFiles, isDynamicForm } from "./pdf-contents.ts";
import { needsEuropean } from "./pdf-fonts.ts";
import { hiddenLayers } from "./pdf-layers.ts";
import { laterSaves, readable, readMetadata } from "./pdf-metadata.ts";
import { withPdf } from "./pdf-open.ts";
import type { OpenedPdf } from "./pdf-renderer.ts";

/**
 * Renders one page to pixels. This build of the renderer has neither scripts nor XFA, and no function that
 * runs an action is called, so that no action in the file ever runs.
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

interface ReadPage {
  readonly page: PDFiumPage;
  readonly text: string;
}

const textOf = (page: PDFiumPage): string => {
  try {
    return page.getText();
  } catch {
    return "";
  }
};

const readPages = (document: PDFiumDocument): readonly ReadPage[] =>
  Array.from({ length: Math.min(document.getPageCount(), MOST_TRIED) }, (_, index) => index).flatMap(
    (index) => {
      const page = sheetAt(document, index)?.page;
      return page ? [{ page, text: textOf(page) }] : [];
    },
  );

const MOST_NAMES = 20;

const refuseDynamicForm = (pdf: OpenedPdf, read = () => readPages(pdf.document)): void => {
  if (isDynamicForm(pdf, read)) throw new NotChecked("dynamic-form");
};

/**
 * Checks that it opens without a password and has a page that can be rendered, without rendering it.
 *
 * @returns the metadata
 * @throws NotChecked
 */
export const inspectPdf = (content: Uint8Array): Promise<PdfMetadata> =>
  withPdf(content, (pdf) => {
    readableSheet(pdf.document, undefined);
    const pages = readPages(pdf.document);
    refuseDynamicForm(pdf, () => pages);
    const attached = attachedFiles(
      pdf,
      pages.map(({ page }) => page),
    );
    return {
      ...readMetadata(pdf),
      laterSaves: laterSaves(content),
      hasText: pages.some(({ text }) => text.trim() !== ""),
      attached: attached.length,
      attachedFiles: attached.slice(0, MOST_NAMES),
      hiddenLayers: hiddenLayers(content).slice(0, MOST_NAMES).map(readable),
    };
  });

const LETTERS_MISSING = "letters missing";

const draw = (content: Uint8Array, page: number | undefined, isEuropean: boolean) =>
  withPdf(
    content,
    async (pdf): Promise<PageBitmap | typeof LETTERS_MISSING> => {
      const { document, renderer } = pdf;
      const { page: drawn, number, width: across, height: down } = readableSheet(document, page);
      if (page === undefined) refuseDynamicForm(pdf);
      if (!isEuropean && needsEuropean(renderer, drawn)) return LETTERS_MISSING;
      const size = (side: number) => Math.max(1, Math.round((side * LONGER_SIDE) / Math.max(across, down)));
      const { data, width, height } = await drawn.render({
        width: size(across),
        height: size(down),
        render: "bitmap",
        renderFormFields: true,
      });
      return { data, width, height, page: number, pages: document.getPageCount() };
    },
    isEuropean,
  );

/**
 * @param page by default the first one that can be rendered, for a check
 * @throws NotChecked when the file is protected or broken, or has no such page; a check also refuses a form
 * whose pages do not show it
 */
export const renderPage = async (content: Uint8Array, page?: number): Promise<PageBitmap> => {
  const drawn = await draw(content, page, false);
  const again = drawn === LETTERS_MISSING ? await draw(content, page, true) : drawn;
  if (again === LETTERS_MISSING) throw new NotChecked("unreadable");
  return again;
};
