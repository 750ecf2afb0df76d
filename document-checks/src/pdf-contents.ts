import type { PDFiumPage } from "@hyzyla/pdfium";
import { readable } from "./pdf-metadata.ts";
import { documentPlace, type OpenedPdf, pagePlace, textFrom } from "./pdf-renderer.ts";

const XFA = { instead: 2, beside: 3 } as const;
const WIDGET = 20;

const annotationsOf = <T>(
  { renderer }: OpenedPdf,
  page: PDFiumPage,
  read: (annotation: number) => T,
): readonly T[] => {
  const place = pagePlace(page);
  return Array.from({ length: renderer._FPDFPage_GetAnnotCount(place) }, (_, index) => {
    const annotation = renderer._FPDFPage_GetAnnot(place, index);
    const found = read(annotation);
    if (annotation !== 0) renderer._FPDFPage_CloseAnnot(annotation);
    return found;
  });
};

const hasFields = (pdf: OpenedPdf, page: PDFiumPage): boolean =>
  annotationsOf(
    pdf,
    page,
    (annotation) => pdf.renderer._FPDFAnnot_GetSubtype(annotation) === WIDGET,
  ).includes(true);

/** The page that programs without XFA show names the program that can draw the form. */
const PLACEHOLDER = /adobe\.com|adobe (?:acrobat )?reader/i;

/**
 * A form in XFA has its content in a language of its own, and its pages only say "Please wait". Some carry
 * the same form as pages with fields, which are drawn.
 */
export const isDynamicForm = (
  pdf: OpenedPdf,
  readPages: () => readonly { readonly page: PDFiumPage; readonly text: string }[],
): boolean => {
  const type = pdf.renderer._FPDF_GetFormType(documentPlace(pdf.document));
  if (type !== XFA.instead && type !== XFA.beside) return false;
  const pages = readPages();
  if (pages.every(({ text }) => PLACEHOLDER.test(text))) return true;
  return type === XFA.instead && !pages.some(({ page }) => hasFields(pdf, page));
};

const nameOf = ({ renderer }: OpenedPdf, attachment: number): string =>
  readable(
    textFrom(renderer, (buffer, bytes) => renderer._FPDFAttachment_GetName(attachment, buffer, bytes)),
  );

/** Files inside the PDF, which no page shows: those of the document, then those pinned to the pages given. */
export const attachedFiles = (pdf: OpenedPdf, pages: readonly PDFiumPage[]): readonly string[] => {
  const { renderer, document } = pdf;
  const place = documentPlace(document);
  const ofDocument = Array.from({ length: renderer._FPDFDoc_GetAttachmentCount(place) }, (_, index) =>
    renderer._FPDFDoc_GetAttachment(place, index),
  );
  const pinned = pages.flatMap((page) =>
    annotationsOf(pdf, page, (annotation) => {
      const file = renderer._FPDFAnnot_GetFileAttachment(annotation);
      return file === 0 ? [] : [nameOf(pdf, file)];
    }).flat(),
  );
  return [...ofDocument.map((file) => nameOf(pdf, file)), ...pinned];
};
