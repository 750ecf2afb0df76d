import type { z } from "zod";
import { boundedQueue } from "./bounded-queue.ts";
import { type ChildSettings, openChild } from "./child.ts";
import type {
  CheckedFile,
  DocumentFinding,
  FaceFinding,
  NotCheckedReason,
  Unchecked,
  ViewedPage,
} from "./engine/findings.ts";
import { documentFinding, faceFinding, type Job, unchecked, viewedPage } from "./engine/messages.ts";
import { headerPixels } from "./picture-header.ts";

/**
 * Checks uploaded pictures: are they sharp and complete, is it a document at all, is there one face, what does the
 * machine-readable zone say. Runs in a child process with limits on time, pixels and memory. A file that could not be
 * checked is `not-checked`: it never counts as passed and never blocks the applicant.
 */

export interface DocumentChecks {
  readonly checkDocument: (
    file: CheckedFile,
    options: { readonly expectsZone: boolean },
  ) => Promise<DocumentFinding | Unchecked>;
  /** The live photo: exactly one face, large enough. */
  readonly checkFace: (file: CheckedFile) => Promise<FaceFinding | Unchecked>;
  /** A picture of the page, decoded and re-encoded: upright, without metadata or active content. Pages count from 1. */
  readonly view: (file: CheckedFile, page: number) => Promise<ViewedPage | Unchecked>;
  readonly close: () => Promise<void>;
}

export interface DocumentChecksSettings extends ChildSettings {
  readonly maxPixels: number;
  /** the folder of the face model */
  readonly modelsFolder: string;
  /** how many files may wait while one is checked */
  readonly queueLength: number;
  /** today, to resolve two-digit years */
  readonly today: () => string;
}

const notChecked = (reason: NotCheckedReason): Unchecked => ({ outcome: "not-checked", reason });

/** The process is started with the first file, and restarted for the next one if it was killed. */
export const openDocumentChecks = (settings: DocumentChecksSettings): DocumentChecks => {
  const { maxPixels, modelsFolder, queueLength, today } = settings;
  const child = openChild(settings);
  const queue = boundedQueue(queueLength);
  let closed = false;

  const ask = async <T>(job: Job, shape: z.ZodType<T>): Promise<T | Unchecked> => {
    if (closed) return notChecked("crashed");
    const outcome = await child.run(job);
    if ("failed" in outcome) return notChecked(outcome.failed);
    const known = shape.or(unchecked).safeParse(outcome.answer);
    if (known.success) return known.data;
    // An invalid message: whatever runs in there now is not our program any more.
    child.stop();
    return notChecked("crashed");
  };
  const enqueue = async <T>(job: Job, shape: z.ZodType<T>): Promise<T | Unchecked> => {
    const { content, type } = job;
    const pixels = type === "pdf" ? undefined : headerPixels(content, type);
    if (pixels !== undefined && pixels > maxPixels) return notChecked("too-large");
    return (await queue.take(() => ask(job, shape))) ?? notChecked("busy");
  };
  const of = ({ content, type }: CheckedFile) => ({ content, type, maxPixels, modelsFolder });

  return {
    checkDocument: (file, { expectsZone }) =>
      enqueue({ kind: "document", ...of(file), expectsZone, today: today() }, documentFinding),
    checkFace: (file) => enqueue({ kind: "face", ...of(file) }, faceFinding),
    view: (file, page) => enqueue({ kind: "view", ...of(file), page }, viewedPage),
    close: async () => {
      closed = true;
      child.stop();
    },
  };
};
