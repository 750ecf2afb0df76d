import type { UnseenContent } from "@latchkey/domain/documents/pdf-signals.ts";
import { readAnnotations } from "./pdf-annotations.ts";
import { missingTexts } from "./pdf-letters.ts";
import { hasUnreadPicture } from "./pdf-pictures.ts";
import type { OpenedPdf, PdfPage } from "./pdf-renderer.ts";

/** Part of the time within which an upload is inspected; pages beyond it are not looked at. */
const MOST_MS = 3000;
const MOST = 20;
const MORE = "…";

const shortened = (texts: readonly string[]): readonly string[] =>
  texts.length > MOST ? [...texts.slice(0, MOST), MORE] : texts;

interface NumberedPage extends PdfPage {
  readonly number: number;
}

/** Contents that the drawn pages do not show, so that a reviewer reads of it. */
export const readUnseen = (pdf: OpenedPdf, pages: readonly NumberedPage[]): UnseenContent => {
  const end = performance.now() + MOST_MS;
  const looked = pages.flatMap((page) => {
    if (performance.now() > end) return [];
    const { notes, undrawn } = readAnnotations(pdf, page);
    const unread = hasUnreadPicture(pdf, page) ? [page.number] : [];
    return [{ notes, undrawn, unread, missing: missingTexts(pdf, page) }];
  });
  return {
    unreadPictures: looked.flatMap(({ unread }) => unread),
    undrawnMarks: [...new Set(looked.flatMap(({ undrawn }) => undrawn))],
    missingLetters: shortened(looked.flatMap(({ missing }) => missing)),
    notes: shortened(looked.flatMap(({ notes }) => notes)),
  };
};
