import { z } from "zod";
import { type ChildSettings, openChild } from "../child-process/child.ts";

/**
 * Renders Typst templates to tagged PDFs. The compiler takes some hundred megabytes, so it runs in a child
 * process that starts with the first document and ends when idle.
 */

export interface PdfSource {
  readonly template: string;
  /** The template reads it as JSON from `sys.inputs.data`, never as commands. */
  readonly data: unknown;
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

export interface PdfWriter {
  /** The same source gives the same bytes. @throws PdfFailed */
  readonly write: (source: PdfSource) => Promise<Buffer>;
  readonly close: () => void;
}

export class PdfFailed extends Error {
  override readonly name = "PdfFailed";
  constructor(reason: string) {
    super(`A PDF was not written: ${reason}`);
  }
}

/** A lone surrogate, which a partner may send, stops the compiler. */
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
