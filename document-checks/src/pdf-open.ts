import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import { NotChecked } from "./not-checked.ts";
import { offerFonts, type SpareFonts } from "./pdf-fonts.ts";
import { type OpenedPdf, type PdfPage, type Renderer, withMemory } from "./pdf-renderer.ts";

/** The renderer's error codes for "password required" and "unsupported protection". */
const PROTECTED: readonly number[] = [4, 5];

const PROGRAM = "@embedpdf/pdfium/pdfium.wasm";

interface Loading {
  readonly renderer: Renderer;
  readonly fonts: SpareFonts;
}

let loading: Promise<Loading> | undefined;

const load = () => {
  loading ??= (async () => {
    const program = await readFile(createRequire(import.meta.url).resolve(PROGRAM));
    const renderer = (await init({ wasmBinary: program })) as unknown as Renderer;
    renderer.PDFiumExt_Init();
    return { renderer, fonts: offerFonts(renderer) };
  })();
  return loading;
};

const sizedPage = (renderer: Renderer, place: number): PdfPage | undefined => {
  if (place === 0) return undefined;
  const [width, height] = [renderer.FPDF_GetPageWidth(place), renderer.FPDF_GetPageHeight(place)];
  return width > 0 && height > 0 ? { place, width, height } : undefined;
};

const withDocument = <T>(renderer: Renderer, place: number, use: (opened: OpenedPdf) => T): T => {
  const places = new Map<number, number>();
  const pageAt = (index: number) => {
    const page = places.get(index) ?? renderer.FPDF_LoadPage(place, index);
    places.set(index, page);
    return sizedPage(renderer, page);
  };
  try {
    return use({ renderer, place, pages: renderer.FPDF_GetPageCount(place), pageAt });
  } finally {
    for (const page of places.values()) renderer.FPDF_ClosePage(page);
    renderer.FPDF_CloseDocument(place);
  }
};

/** @throws NotChecked when the file is protected or broken */
export const withPdf = async <T>(
  content: Uint8Array,
  use: (opened: OpenedPdf) => T,
  isEuropean = false,
): Promise<T> => {
  const { renderer, fonts } = await load();
  fonts.useEuropean(isEuropean);
  return withMemory(renderer, content.length, (bytes) => {
    renderer.pdfium.HEAPU8.set(content, bytes);
    const place = renderer.FPDF_LoadMemDocument(bytes, content.length, "");
    if (place === 0) {
      throw new NotChecked(PROTECTED.includes(renderer.FPDF_GetLastError()) ? "encrypted" : "unreadable");
    }
    return withDocument(renderer, place, use);
  });
};
