import { annotationsOf, WIDGET } from "./pdf-annotations.ts";
import { readable } from "./pdf-metadata.ts";
import { type OpenedPdf, type PdfPage, textFrom } from "./pdf-renderer.ts";

const XFA = { instead: 2, beside: 3 } as const;

const hasFields = (pdf: OpenedPdf, page: PdfPage): boolean =>
  annotationsOf(pdf, page, (_annotation, kind) => kind === WIDGET).includes(true);

/** The page that programs without XFA show names the program that can draw the form. */
const PLACEHOLDER = /adobe\.com|adobe (?:acrobat )?reader/i;

/**
 * A form in XFA has its content in a language of its own, and its pages only say "Please wait". Some carry
 * the same form as pages with fields, which are drawn.
 */
export const isDynamicForm = (
  pdf: OpenedPdf,
  readPages: () => readonly { readonly page: PdfPage; readonly text: string }[],
): boolean => {
  const type = pdf.renderer.FPDF_GetFormType(pdf.place);
  if (type !== XFA.instead && type !== XFA.beside) return false;
  const pages = readPages();
  if (pages.every(({ text }) => PLACEHOLDER.test(text))) return true;
  return type === XFA.instead && !pages.some(({ page }) => hasFields(pdf, page));
};

const nameOf = ({ renderer }: OpenedPdf, attachment: number): string =>
  readable(textFrom(renderer, (buffer, bytes) => renderer.FPDFAttachment_GetName(attachment, buffer, bytes)));

/** Files inside the PDF, which no page shows: those of the document, then those pinned to the pages given. */
export const attachedFiles = (pdf: OpenedPdf, pages: readonly PdfPage[]): readonly string[] => {
  const { renderer, place } = pdf;
  const ofDocument = Array.from({ length: renderer.FPDFDoc_GetAttachmentCount(place) }, (_, index) =>
    renderer.FPDFDoc_GetAttachment(place, index),
  );
  const pinned = pages.flatMap((page) =>
    annotationsOf(pdf, page, (annotation) => {
      const file = renderer.FPDFAnnot_GetFileAttachment(annotation);
      return file === 0 ? [] : [nameOf(pdf, file)];
    }).flat(),
  );
  return [...ofDocument.map((file) => nameOf(pdf, file)), ...pinned];
};
