import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import type {
  CheckedType,
  DocumentFinding,
  FaceFinding,
  Inspected,
  Unchecked,
  ViewedPage,
} from "../src/findings.ts";
import { documentFinding, faceFinding, inspected, type Job, unchecked, viewedPage } from "../src/messages.ts";

/** A picture or PDF of a corpus. */
export interface CorpusFile {
  readonly content: Buffer;
  readonly type: CheckedType;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const today = "2026-11-20";

/** As in the product. */
const ZONE_MS = 10_000;

const given = ({ content, type }: CorpusFile) => ({
  content,
  type,
  maxPixels: 50_000_000,
  modelsFolder: here("../models"),
});

/** In a process of its own, as in the product: the engine refuses formats that the corpora are drawn in. */
export interface Engine {
  readonly checkDocument: (
    file: CorpusFile,
    options: { readonly expectsZone: boolean },
  ) => Promise<DocumentFinding | Unchecked>;
  readonly checkFace: (file: CorpusFile) => Promise<FaceFinding | Unchecked>;
  readonly view: (file: CorpusFile) => Promise<ViewedPage | Unchecked>;
  readonly inspect: (file: CorpusFile) => Promise<Inspected | Unchecked>;
  /** The highest resident memory so far, in bytes; 0 where the system does not report it. */
  readonly peak: () => Promise<number>;
  readonly close: () => void;
}

const peakOf = async ({ pid }: ChildProcess): Promise<number> => {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

/** One file at a time. */
export const openEngine = (): Engine => {
  const child = fork(here("../src/child.ts"), [], {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
  });
  const ended = once(child, "exit").then(([code]): never => {
    throw new Error(`The engine ended with ${code}.`);
  });
  // Closing the engine ends it too, without a question that waits.
  ended.catch(() => undefined);
  const ask = async <Found>(job: Job, shape: z.ZodType<Found>): Promise<Found | Unchecked> => {
    child.send(job);
    const [answer] = await Promise.race([once(child, "message"), ended]);
    return shape.or(unchecked).parse(answer);
  };
  return {
    checkDocument: (file, { expectsZone }) =>
      ask({ kind: "document", expectsZone, today, zoneMs: ZONE_MS, ...given(file) }, documentFinding),
    checkFace: (file) => ask({ kind: "face", ...given(file) }, faceFinding),
    view: (file) => ask({ kind: "view", page: 1, size: "page", ...given(file) }, viewedPage),
    inspect: (file) => ask({ kind: "inspect", ...given(file) }, inspected),
    peak: () => peakOf(child),
    close: () => child.kill(),
  };
};
