import { PDFiumLibrary, PDFiumModule } from "@hyzyla/pdfium";
import { NotChecked } from "./not-checked.ts";
import { offerFonts, type SpareFonts } from "./pdf-fonts.ts";
import type { OpenedPdf, Renderer } from "./pdf-renderer.ts";

/** The renderer's error codes for "password required" and "unsupported protection". */
const PROTECTED: readonly number[] = [4, 5];

interface Loading {
  readonly library: PDFiumLibrary;
  readonly renderer: Renderer;
  readonly fonts: SpareFonts;
}

let loading: Promise<Loading> | undefined;

const load = () => {
  loading ??= (async () => {
    const renderers: Renderer[] = [];
    const library = await PDFiumLibrary.initBase({
      vendor: async (options) => {
        const renderer = (await PDFiumModule(options)) as Renderer;
        renderers.push(renderer);
        return renderer;
      },
    });
    const [renderer] = renderers;
    if (!renderer) throw new Error("The renderer did not start.");
    return { library, renderer, fonts: offerFonts(renderer) };
  })();
  return loading;
};

/** @throws NotChecked when the file is protected or broken */
export const withPdf = async <T>(
  content: Uint8Array,
  use: (opened: OpenedPdf) => T | Promise<T>,
  isEuropean = false,
): Promise<T> => {
  const { library, renderer, fonts } = await load();
  fonts.useEuropean(isEuropean);
  const document = await library.loadDocument(content).catch(() => {
    throw new NotChecked(PROTECTED.includes(renderer._FPDF_GetLastError()) ? "encrypted" : "unreadable");
  });
  try {
    return await use({ document, renderer });
  } finally {
    document.destroy();
  }
};
