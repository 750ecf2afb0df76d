import { z } from "zod";
import { type ChildSettings, openChild } from "../child-process/child.ts";

/**
 * Writes PDFs from templates in Typst's language, tagged for screen readers. A child process does it, because the
 * compiler takes some hundred megabytes: it starts with the first document, and ends when there is nothing to write.
 */

export interface PdfSource {
  readonly template: string;
  /** The template reads it as JSON from `sys.inputs.data`: nothing in it is ever taken for a command. */
  readonly data: unknown;
  /** Pictures that the template names, by their paths: `/page-1.jpg`. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

export interface PdfWriter {
  /** The same source gives the same bytes. @throws PdfFailed */
  readonly write: (source: PdfSource) => Promise<Buffer>;
  readonly close: () => void;
}

/** Says nothing of the document's contents. */
export class PdfFailed extends Error {
  override readonly name = "PdfFailed";
  constructor(reason: string) {
    super(`A PDF was not written: ${reason}`);
  }
}

/** Half a character, which a partner may send within a text, stops the compiler. */
const whole = (source: PdfSource): PdfSource => ({
  ...source,
  data: JSON.parse(JSON.stringify(source.data ?? null), (_key, value: unknown) =>
    typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value,
  ),
});

const answer = z.object({ pdf: z.instanceof(Uint8Array) });

export const openPdfWriter = (settings: ChildSettings): PdfWriter => {
  const child = openChild<PdfSource>(settings);
  const writeNow = async (source: PdfSource): Promise<Buffer> => {
    const outcome = await child.run(whole(source));
    if ("failed" in outcome) throw new PdfFailed(outcome.failed);
    const known = answer.safeParse(outcome.answer);
    if (!known.success) throw new PdfFailed("refused");
    return Buffer.from(known.data.pdf);
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    write: (source) => {
      const written = last.then(() => writeNow(source));
      last = written.catch(() => undefined);
      return written;
    },
    close: () => child.stop(),
  };
};
