import { objectsOf } from "./pdf-objects.ts";
import { type OpenedPdf, type PdfPage, withMemory } from "./pdf-renderer.ts";

export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const FLAGS = { annotations: 1, smoothLetters: 2, redFirst: 16 } as const;
const COLOURS = { format: 4, bytes: 4 } as const;
const WHITE = 0xff_ff_ff_ff;
const UPRIGHT = 0;

/** A form's values are drawn by its own functions; none of them runs a script. */
const withForm = <T>({ renderer, place }: OpenedPdf, page: PdfPage, use: (form: number) => T): T => {
  const info = renderer.PDFiumExt_OpenFormFillInfo();
  const form = renderer.PDFiumExt_InitFormFillEnvironment(place, info);
  if (form !== 0) renderer.FORM_OnAfterLoadPage(page.place, form);
  try {
    return use(form);
  } finally {
    if (form !== 0) {
      renderer.FORM_OnBeforeClosePage(page.place, form);
      renderer.PDFiumExt_ExitFormFillEnvironment(form);
    }
    renderer.PDFiumExt_CloseFormFillInfo(info);
  }
};

/**
 * Where a line's unit across is longer than its unit down, the renderer leaves it out from this distance to the
 * upper edge, in units down over units across. Charts that are squeezed so are drawn in tiles of the page.
 */
const FARTHEST = 30_000;
const MOST_TILES = 8;
const NUMBERS = 6;

/** The smallest unit down of all lines, in units across. */
const mostSqueezed = (pdf: OpenedPdf, page: PdfPage): number =>
  withMemory(pdf.renderer, NUMBERS * Float32Array.BYTES_PER_ELEMENT, (place) => {
    let smallest = 1;
    for (const line of objectsOf(pdf, page, "line")) {
      pdf.renderer.FPDFPageObj_GetMatrix(line, place);
      const matrix = new Float32Array(pdf.renderer.pdfium.HEAPU8.buffer, place, NUMBERS);
      const [a, b, c, d] = [...matrix].map(Math.abs);
      const squeezed = Math.max(c ?? 1, d ?? 1) / Math.max(a ?? 1, b ?? 1);
      if (squeezed > 0 && squeezed < smallest) smallest = squeezed;
    }
    return smallest;
  });

interface Canvas extends Omit<Pixels, "data"> {
  readonly place: number;
  readonly form: number;
}

interface Tile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const tilesOf = ({ width, height }: Omit<Pixels, "data">, along: number): readonly Tile[] => {
  const [across, down] = [Math.ceil(width / along), Math.ceil(height / along)];
  return Array.from({ length: along * along }, (_, tile) => {
    const [left, top] = [(tile % along) * across, Math.floor(tile / along) * down];
    return { left, top, width: Math.min(across, width - left), height: Math.min(down, height - top) };
  }).filter((tile) => tile.width > 0 && tile.height > 0);
};

const drawTile = (
  { renderer }: OpenedPdf,
  page: PdfPage,
  { tile, ...canvas }: Canvas & { readonly tile: Tile },
): void => {
  const { place, form, width, height } = canvas;
  const line = width * COLOURS.bytes;
  const start = place + tile.top * line + tile.left * COLOURS.bytes;
  const bitmap = renderer.FPDFBitmap_CreateEx(tile.width, tile.height, COLOURS.format, start, line);
  renderer.FPDFBitmap_FillRect(bitmap, 0, 0, tile.width, tile.height, WHITE);
  const letters = FLAGS.smoothLetters | FLAGS.redFirst;
  const area = [-tile.left, -tile.top, width, height, UPRIGHT] as const;
  renderer.FPDF_RenderPageBitmap(bitmap, page.place, ...area, letters | FLAGS.annotations);
  if (form !== 0) renderer.FPDF_FFLDraw(form, bitmap, page.place, ...area, letters);
  renderer.FPDFBitmap_Destroy(bitmap);
};

/** Draws a page on white, with its annotations and the values of its fields; RGBA. */
export const pixelsOf = (pdf: OpenedPdf, page: PdfPage, scale: number): Pixels => {
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const bytes = width * height * COLOURS.bytes;
  const reach = Math.max(width, height) / mostSqueezed(pdf, page);
  const along = Math.min(MOST_TILES, Math.max(1, Math.ceil(reach / FARTHEST)));
  return withForm(pdf, page, (form) =>
    withMemory(pdf.renderer, bytes, (place) => {
      for (const tile of tilesOf({ width, height }, along)) {
        drawTile(pdf, page, { place, form, width, height, tile });
      }
      return { data: pdf.renderer.pdfium.HEAPU8.slice(place, place + bytes), width, height };
    }),
  );
};
