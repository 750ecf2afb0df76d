import { fileURLToPath } from "node:url";
import type { CheckedType, DocumentFinding, FaceFinding, Inspected, Unchecked } from "../src/findings.ts";
import * as engine from "../src/run-job.ts";

/** The engine in this process, for measurements. */

/** A picture or PDF of a corpus. */
export interface CorpusFile {
  readonly content: Buffer;
  readonly type: CheckedType;
}

const today = "2026-11-20";

const given = ({ content, type }: CorpusFile) => ({
  content,
  type,
  maxPixels: 50_000_000,
  modelsFolder: fileURLToPath(new URL("../models", import.meta.url)),
});

export const checkDocument = (
  file: CorpusFile,
  { expectsZone }: { readonly expectsZone: boolean },
): Promise<DocumentFinding | Unchecked> =>
  engine.orUnchecked(engine.checkDocument({ kind: "document", expectsZone, today, ...given(file) }));

export const checkFace = (file: CorpusFile): Promise<FaceFinding | Unchecked> =>
  engine.orUnchecked(engine.checkFace({ kind: "face", ...given(file) }));

export const inspect = (file: CorpusFile): Promise<Inspected | Unchecked> =>
  engine.orUnchecked(engine.inspect({ kind: "inspect", ...given(file) }));
