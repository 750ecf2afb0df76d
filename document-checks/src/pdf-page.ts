import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import { NotChecked } from "./not-checked.ts";
import { drawAnnotations } from "./pdf-annotations.ts";
import { attachedFiles, isDynamicForm } from "./pdf-contents.ts";
import { needsEuropean } from "./pdf-fonts.ts";
import { hiddenLayers } from "./pdf-layers.ts";
import { laterSaves, readable, readMetadata } from "./pdf-metadata.ts";
import { withPdf } from "./pdf-open.ts";
import { type Pixels, pixelsOf } from "./pdf-pixels.ts";
import type { OpenedPdf, PdfPage } from "./pdf-renderer.ts";
import { textOfPage } from "./pdf-text.ts";
import { readUnseen } from "./pdf-unseen.ts";

/**
 * Renders one page to pixels. This build of the renderer has neither scripts nor XFA, and no function that
 * runs an action is called, so that no action in the file ever runs.
 */
export interface PageBitmap extends Pixels {
  readonly page: number;
  readonly pages: number;
}

/** Pixels of the longer side: 200 dpi for A4, enough for the smallest print of a statement. */
const LONGER_SIDE = 2340;
/** Points; the largest sheet that a PDF may have by its standard is 200 inches. */
const LARGEST_PAGE = 14_400;

interface Sheet extends PdfPage {
  readonly number: number;
}

const sheetAt = ({ pageAt }: OpenedPdf, index: number): Sheet | undefined => {
  const page = pageAt(index);
  return page && { ...page, number: index + 1 };
};

/** Enough for broken leading pages, of which no real file has hundreds. */
const MOST_TRIED = 20;

const firstSheet = (pdf: OpenedPdf): Sheet | undefined => {
  const tried = Math.min(pdf.pages, MOST_TRIED);
  for (let index = 0; index < tried; index += 1) {
    const sheet = sheetAt(pdf, index);
    if (sheet) return sheet;
  }
  return undefined;
};

const numberedSheet = (pdf: OpenedPdf, page: number): Sheet | undefined =>
  Number.isInteger(page) && page >= 1 && page <= pdf.pages ? sheetAt(pdf, page - 1) : undefined;

/** @throws NotChecked when there is no such page, or when it is too large */
const readableSheet = (pdf: OpenedPdf, page: number | undefined): Sheet => {
  const sheet = page === undefined ? firstSheet(pdf) : numberedSheet(pdf, page);
  if (!sheet) throw new NotChecked("unreadable");
  if (Math.max(sheet.width, sheet.height) > LARGEST_PAGE) throw new NotChecked("too-large");
  return sheet;
};

interface ReadPage {
  readonly page: Sheet;
  readonly text: string;
}

const readPages = (pdf: OpenedPdf): readonly ReadPage[] =>
  Array.from({ length: Math.min(pdf.pages, MOST_TRIED) }, (_, index) => index).flatMap((index) => {
    const page = sheetAt(pdf, index);
    return page ? [{ page, text: textOfPage(pdf, page) }] : [];
  });

const MOST_NAMES = 20;

const refuseDynamicForm = (pdf: OpenedPdf, read = () => readPages(pdf)): void => {
  if (isDynamicForm(pdf, read)) throw new NotChecked("dynamic-form");
};

/**
 * Checks that it opens without a password and has a page that can be rendered, without rendering it.
 *
 * @returns the metadata
 * @throws NotChecked
 */
export const inspectPdf = (content: Uint8Array): Promise<PdfMetadata> =>
  withPdf(
    content,
    (pdf) => {
      readableSheet(pdf, undefined);
      const read = readPages(pdf);
      const pages = read.map(({ page }) => page);
      refuseDynamicForm(pdf, () => read);
      const attached = attachedFiles(pdf, pages);
      return {
        ...readMetadata(pdf),
        laterSaves: laterSaves(content),
        hasText: read.some(({ text }) => text.trim() !== ""),
        attached: attached.length,
        attachedFiles: attached.slice(0, MOST_NAMES),
        hiddenLayers: hiddenLayers(content)
          .slice(0, MOST_NAMES)
          .map((name) => readable(name)),
        ...readUnseen(pdf, pages),
      };
    },
    true,
  );

const LETTERS_MISSING = "letters missing";

const draw = (content: Uint8Array, page: number | undefined, isEuropean: boolean) =>
  withPdf(
    content,
    (pdf): PageBitmap | typeof LETTERS_MISSING => {
      const sheet = readableSheet(pdf, page);
      if (page === undefined) refuseDynamicForm(pdf);
      if (!isEuropean && needsEuropean(pdf.renderer, sheet)) return LETTERS_MISSING;
      drawAnnotations(pdf, sheet);
      const scale = LONGER_SIDE / Math.max(sheet.width, sheet.height);
      return { ...pixelsOf(pdf, sheet, scale), page: sheet.number, pages: pdf.pages };
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
