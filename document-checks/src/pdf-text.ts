import { type OpenedPdf, type PdfPage, withMemory } from "./pdf-renderer.ts";

export const textOfPage = ({ renderer }: OpenedPdf, { place }: PdfPage): string => {
  const text = renderer.FPDFText_LoadPage(place);
  if (text === 0) return "";
  try {
    const bytes = 2 * (Math.max(0, renderer.FPDFText_CountChars(text)) + 1);
    return withMemory(renderer, bytes, (buffer) => {
      const written = renderer.FPDFText_GetText(text, 0, bytes / 2 - 1, buffer);
      if (written <= 1) return "";
      return new TextDecoder("utf-16le").decode(
        renderer.pdfium.HEAPU8.slice(buffer, buffer + 2 * (written - 1)),
      );
    });
  } finally {
    renderer.FPDFText_ClosePage(text);
  }
};
