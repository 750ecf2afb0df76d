import { fileURLToPath } from "node:url";
import { openPdfWriter, type PdfWriter } from "../src/platform/pdf/pdf-writer.ts";

/** Writes what it is given as text: most tests are not about how a document looks. */
export const fakePdfWriter: PdfWriter = {
  write: async ({ data }) => Buffer.from(`%PDF-1.7\n${JSON.stringify(data)}`),
  close: () => undefined,
};

/** The data that the fake has written. */
export const writtenIn = (pdf: Buffer): unknown => JSON.parse(pdf.toString("utf8").split("\n")[1] ?? "");

/** The real one, from its sources, with generous timeouts in case the machine is busy. */
export const openTestPdfWriter = (timeoutMs = 50_000): PdfWriter =>
  openPdfWriter({
    program: fileURLToPath(new URL("../src/pdf-child.ts", import.meta.url)),
    execArgv: ["--import", "tsx"],
    timeoutMs,
    maxMemoryBytes: 1.5 * 2 ** 30,
  });
