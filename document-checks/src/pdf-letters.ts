import { readable } from "./pdf-metadata.ts";
import { objectsOf } from "./pdf-objects.ts";
import { type OpenedPdf, type PdfPage, textFrom } from "./pdf-renderer.ts";

/** Text that is meant not to be seen: below a scan, or as the border of a drawing. */
const UNSEEN: readonly number[] = [3, 7];
const LETTER = /[\p{L}\p{N}]/u;
const FULL_SIZE = 1;
const PIXEL = { bytes: 4, alpha: 3 } as const;

const hasInk = ({ renderer, place }: OpenedPdf, page: PdfPage, object: number): boolean => {
  const bitmap = renderer.FPDFTextObj_GetRenderedBitmap(place, page.place, object, FULL_SIZE);
  if (bitmap === 0) return false;
  const start = renderer.FPDFBitmap_GetBuffer(bitmap);
  const bytes = renderer.FPDFBitmap_GetStride(bitmap) * renderer.FPDFBitmap_GetHeight(bitmap);
  const pixels = renderer.pdfium.HEAPU8.subarray(start, start + bytes);
  const inked = pixels.some((level, at) => at % PIXEL.bytes === PIXEL.alpha && level > 0);
  renderer.FPDFBitmap_Destroy(bitmap);
  return inked;
};

/** Texts of which nothing is drawn, because no font has their letters. */
export const missingTexts = (pdf: OpenedPdf, page: PdfPage): readonly string[] => {
  const { renderer } = pdf;
  const text = renderer.FPDFText_LoadPage(page.place);
  if (text === 0) return [];
  const said = (object: number) =>
    readable(
      textFrom(renderer, (buffer, bytes) => renderer.FPDFTextObj_GetText(object, text, buffer, bytes)),
    );
  try {
    return objectsOf(pdf, page, "text")
      .filter((object) => !UNSEEN.includes(renderer.FPDFTextObj_GetTextRenderMode(object)))
      .filter((object) => LETTER.test(said(object)) && !hasInk(pdf, page, object))
      .map(said);
  } finally {
    renderer.FPDFText_ClosePage(text);
  }
};
