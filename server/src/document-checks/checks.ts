import type { z } from "zod";
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
import { openLine } from "./line.ts";
import { headerPixels } from "./picture-header.ts";

/**
 * Looks at uploaded pictures: sharp, whole, a document at all; one face; what the machine-readable zone says. In a
 * process of its own, bounded in time, pixels and memory. A file that could not be judged is `not-checked`: never
 * counted as passed, and never in the applicant's way.
 */

export interface DocumentChecks {
  readonly checkDocument: (
    file: CheckedFile,
    options: { readonly expectsZone: boolean },
  ) => Promise<DocumentFinding | Unchecked>;
  /** The live photo: exactly one face, large enough. */
  readonly checkFace: (file: CheckedFile) => Promise<FaceFinding | Unchecked>;
  /** A picture of the page, decoded and encoded again: upright, without metadata or anything active. From 1. */
  readonly view: (file: CheckedFile, page: number) => Promise<ViewedPage | Unchecked>;
  readonly close: () => Promise<void>;
}

export interface DocumentChecksSettings extends ChildSettings {
  readonly maxPixels: number;
  /** where the model of faces lies */
  readonly modelsFolder: string;
  /** files that may wait while one is looked at */
  readonly queueLength: number;
  /** the civil date by which centuries are told */
  readonly today: () => string;
}

const notChecked = (reason: NotCheckedReason): Unchecked => ({ outcome: "not-checked", reason });

/** The process is started with the first file, and anew for the next one when it had to be ended. */
export const openDocumentChecks = (settings: DocumentChecksSettings): DocumentChecks => {
  const { maxPixels, modelsFolder, queueLength, today } = settings;
  const child = openChild(settings);
  const line = openLine(queueLength);
  let closed = false;

  const ask = async <T>(job: Job, shape: z.ZodType<T>): Promise<T | Unchecked> => {
    if (closed) return notChecked("crashed");
    const outcome = await child.run(job);
    if ("failed" in outcome) return notChecked(outcome.failed);
    const known = shape.or(unchecked).safeParse(outcome.answer);
    if (known.success) return known.data;
    // Whatever is in there now, it is not our program any more.
    child.stop();
    return notChecked("crashed");
  };
  const enqueue = async <T>(job: Job, shape: z.ZodType<T>): Promise<T | Unchecked> => {
    const { content, type } = job;
    const pixels = type === "pdf" ? undefined : headerPixels(content, type);
    if (pixels !== undefined && pixels > maxPixels) return notChecked("too-large");
    return (await line.take(() => ask(job, shape))) ?? notChecked("busy");
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
