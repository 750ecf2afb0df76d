import { createTypstCompiler, loadFonts, type TypstCompiler } from "@myriaddreamin/typst.ts";
import { readFonts } from "./fonts.ts";
import { packageFile } from "./package-file.ts";
import type { PdfSource } from "./pdf-writer.ts";

/** Nothing is downloaded: compiler and fonts are packages. */

const TEMPLATE = "/template.typ";
const PDF = 1;

/** `assets: false` keeps it from downloading fonts. */
export const openCompiler = async (): Promise<TypstCompiler> => {
  const compiler = createTypstCompiler();
  await compiler.init({
    getModule: () => packageFile("@myriaddreamin/typst-ts-web-compiler/wasm"),
    beforeBuild: [loadFonts(readFonts(), { assets: false })],
  });
  return compiler;
};

export const compilePdf = async (
  compiler: TypstCompiler,
  { template, data, files = {} }: PdfSource,
): Promise<Uint8Array | undefined> => {
  compiler.addSource(TEMPLATE, template);
  for (const [path, content] of Object.entries(files)) compiler.mapShadow(path, Uint8Array.from(content));
  try {
    const { result } = await compiler.compile({
      mainFilePath: TEMPLATE,
      format: PDF,
      inputs: { data: JSON.stringify(data) },
      diagnostics: "none",
    });
    return result;
  } finally {
    // The next document must not see these pictures.
    for (const path of Object.keys(files)) compiler.unmapShadow(path);
  }
};
