import { compilePdf, openCompiler } from "./platform/pdf/compile-typst.ts";
import type { PdfSource } from "./platform/pdf/pdf-writer.ts";

/** Writes one PDF at a time, and exits with its parent. */

process.on("disconnect", () => process.exit(0));

const compiler = openCompiler();

process.on("message", (source: PdfSource) => {
  compiler
    .then((ready) => compilePdf(ready, source))
    .then((pdf) => process.send?.(pdf ? { pdf } : { refused: true }))
    .catch((cause: unknown) => {
      process.stderr.write(`${cause instanceof Error ? cause.stack : cause}\n`, () => process.exit(1));
    });
});
