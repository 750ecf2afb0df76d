import { openPdfWriter, type PdfWriter } from "../src/platform/pdf/pdf-writer.ts";
import { builtProgram } from "./built.ts";

/** Writes what it is given as text: most tests are not about how a document looks. */
export const fakePdfWriter: PdfWriter = {
  write: async ({ data }) => Buffer.from(`%PDF-1.7\n${JSON.stringify(data)}`),
  close: () => undefined,
};

/** The data that the fake has written. */
export const writtenIn = (pdf: Buffer): unknown => JSON.parse(pdf.toString("utf8").split("\n")[1] ?? "");

/** The real one, with generous timeouts in case the machine is busy. */
export const openTestPdfWriter = (timeoutMs = 50_000): PdfWriter =>
  openPdfWriter({
    program: builtProgram("pdf-child"),
    timeoutMs,
    maxMemoryBytes: 1.5 * 2 ** 30,
  });
