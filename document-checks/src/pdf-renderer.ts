import type { init } from "@embedpdf/pdfium";

/** Numbers are places in the renderer's memory; 0 is none. */

interface Machine {
  readonly HEAPU8: Uint8Array;
  readonly addFunction: (call: (...numbers: readonly number[]) => number, signature: string) => number;
  readonly wasmExports: {
    readonly malloc: (bytes: number) => number;
    readonly free: (place: number) => void;
  };
}

type Methods = Awaited<ReturnType<typeof init>>;

export type Renderer = Omit<Methods, "pdfium"> & { readonly pdfium: Machine };

export interface PdfPage {
  readonly place: number;
  /** points */
  readonly width: number;
  readonly height: number;
}

export interface OpenedPdf {
  readonly renderer: Renderer;
  readonly place: number;
  readonly pages: number;
  /** @returns undefined for a page that is broken, or that is not there */
  readonly pageAt: (index: number) => PdfPage | undefined;
}

/** Lends memory of the renderer; it holds nothing but zeros. */
export const withMemory = <T>({ pdfium }: Renderer, bytes: number, use: (place: number) => T): T => {
  const place = pdfium.wasmExports.malloc(bytes);
  if (place === 0) throw new Error("The renderer has no memory left.");
  try {
    pdfium.HEAPU8.fill(0, place, place + bytes);
    return use(place);
  } finally {
    pdfium.wasmExports.free(place);
  }
};

const MOST_BYTES = 2 ** 20;

/**
 * Calls a function that writes UTF-16 into a buffer, first without one, so that it says the length.
 *
 * @returns empty when the text is longer than any that a person writes
 */
export const textFrom = (renderer: Renderer, write: (buffer: number, bytes: number) => number): string => {
  const bytes = write(0, 0);
  if (bytes <= 2 || bytes > MOST_BYTES) return "";
  return withMemory(renderer, bytes, (place) => {
    write(place, bytes);
    return new TextDecoder("utf-16le").decode(renderer.pdfium.HEAPU8.slice(place, place + bytes - 2));
  });
};
