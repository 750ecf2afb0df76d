import { objectsOf } from "./pdf-objects.ts";
import { type OpenedPdf, type PdfPage, type Renderer, withMemory } from "./pdf-renderer.ts";

const NAME_BYTES = 64;

const lastFilter = (renderer: Renderer, picture: number): string => {
  const last = renderer.FPDFImageObj_GetImageFilterCount(picture) - 1;
  if (last < 0) return "";
  return withMemory(renderer, NAME_BYTES, (place) => {
    renderer.FPDFImageObj_GetImageFilter(picture, last, place, NAME_BYTES - 1);
    const name = Buffer.from(renderer.pdfium.HEAPU8.slice(place, place + NAME_BYTES));
    return name.toString("latin1", 0, name.indexOf(0));
  });
};

/**
 * These codings say an even area in fewer bytes than this, for each line and in all; the renderer leaves an
 * even area where it gives up.
 */
const SHORT = { ofLine: 0.5, ofAll: 128 } as const;
const MAY_GIVE_UP: readonly string[] = ["JBIG2Decode", "JPXDecode"];

const isEven = (renderer: Renderer, bitmap: number): boolean => {
  const start = renderer.FPDFBitmap_GetBuffer(bitmap);
  const bytes = renderer.FPDFBitmap_GetStride(bitmap) * renderer.FPDFBitmap_GetHeight(bitmap);
  const levels = renderer.pdfium.HEAPU8.subarray(start, start + bytes);
  return levels.every((level) => level === levels[0]);
};

const isUnread = (renderer: Renderer, picture: number): boolean => {
  const bitmap = renderer.FPDFImageObj_GetBitmap(picture);
  if (bitmap === 0) return true;
  const long = SHORT.ofAll + SHORT.ofLine * renderer.FPDFBitmap_GetHeight(bitmap);
  const isLong = renderer.FPDFImageObj_GetImageDataRaw(picture, 0, 0) > long;
  const unread = isLong && MAY_GIVE_UP.includes(lastFilter(renderer, picture)) && isEven(renderer, bitmap);
  renderer.FPDFBitmap_Destroy(bitmap);
  return unread;
};

/** A page has a picture that cannot be decoded. */
export const hasUnreadPicture = (pdf: OpenedPdf, page: PdfPage): boolean =>
  objectsOf(pdf, page, "picture").some((object) => isUnread(pdf.renderer, object));
