import type { z } from "zod";
import { type ChildSettings, openChild } from "../platform/child-process/child.ts";
import type {
  CheckedFile,
  DocumentFinding,
  FaceFinding,
  Inspected,
  NotCheckedReason,
  Turned,
  Unchecked,
  ViewedPage,
} from "./engine/findings.ts";
import {
  documentFinding,
  faceFinding,
  inspected,
  type Job,
  turned,
  unchecked,
  type ViewSize,
  viewedPage,
} from "./engine/messages.ts";
import { fairQueue } from "./fair-queue.ts";
import { headerPixels } from "./picture-header.ts";

/**
 * Checks uploaded pictures: are they sharp and complete, is it a document at all, is there one face, what does the
 * machine-readable zone say. Runs in a child process with limits on time, pixels and memory, in which the owners of the
 * files take turns. A file that could not be checked is `not-checked`: it never counts as passed.
 */

export interface DocumentChecks {
  readonly checkDocument: (
    file: CheckedFile,
    options: { readonly expectsZone: boolean },
  ) => Promise<DocumentFinding | Unchecked>;
  /**
   * Whether a PDF opens without a password and has a page that can be drawn, or whether a picture can be decoded to its
   * end; how the PDF was made, or what the picture looks like.
   */
  readonly inspect: (file: CheckedFile) => Promise<Inspected | Unchecked>;
  /** The live photo: exactly one face, large enough. */
  readonly checkFace: (file: CheckedFile) => Promise<FaceFinding | Unchecked>;
  /** A picture of the page, decoded and re-encoded: upright, without metadata or active content. Pages count from 1. */
  readonly view: (file: CheckedFile, page: number, size?: ViewSize) => Promise<ViewedPage | Unchecked>;
  /** A HEIC as a JPEG: upright, without metadata. */
  readonly turnHeic: (file: Pick<CheckedFile, "content" | "owner">) => Promise<Turned | Unchecked>;
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
  /** Told how long a file of this owner has kept the process busy, before its result is. */
  readonly onTurn?: (owner: string, milliseconds: number) => Promise<void>;
}

/** What every job has besides its question. */
type Given = Pick<Job, "content" | "maxPixels" | "modelsFolder">;

const notChecked = (reason: NotCheckedReason): Unchecked => ({ outcome: "not-checked", reason });

/** The process is started with the first file, and restarted for the next one if it was killed. */
export const openDocumentChecks = (settings: DocumentChecksSettings): DocumentChecks => {
  const { maxPixels, modelsFolder, queueLength, today } = settings;
  const child = openChild<Job>(settings);
  const queue = fairQueue(queueLength);
  let closed = false;

  const ask = async <T>(owner: string, job: Job, shape: z.ZodType<T>): Promise<T | Unchecked> => {
    if (closed) return notChecked("crashed");
    const start = performance.now();
    const outcome = await child.run(job);
    await settings.onTurn?.(owner, performance.now() - start);
    if ("failed" in outcome) return notChecked(outcome.failed);
    const known = shape.or(unchecked).safeParse(outcome.answer);
    if (known.success) return known.data;
    // An invalid message: whatever runs in there now is not our program any more.
    child.stop();
    return notChecked("crashed");
  };
  const isTooLarge = ({ content, type }: Pick<Job, "content" | "type">): boolean =>
    (type === "jpeg" || type === "png") && (headerPixels(content, type) ?? 0) > maxPixels;
  const enqueue = async <T>(
    { owner, content }: Pick<CheckedFile, "owner" | "content">,
    jobOn: (given: Given) => Job,
    shape: z.ZodType<T>,
  ): Promise<T | Unchecked> => {
    const turn = async () => {
      const read = Buffer.isBuffer(content) ? content : await content();
      const job = jobOn({ content: read, maxPixels, modelsFolder });
      return isTooLarge(job) ? notChecked("too-large") : ask(owner, job, shape);
    };
    return (await queue.take(owner, turn)) ?? notChecked("busy");
  };

  return {
    checkDocument: (file, { expectsZone }) => {
      const asked = { kind: "document", type: file.type, expectsZone, today: today() } as const;
      return enqueue(file, (given) => ({ ...asked, ...given }), documentFinding);
    },
    checkFace: (file) => enqueue(file, (given) => ({ kind: "face", type: file.type, ...given }), faceFinding),
    inspect: (file) => enqueue(file, (given) => ({ kind: "inspect", type: file.type, ...given }), inspected),
    view: (file, page, size = "page") =>
      enqueue(file, (given) => ({ kind: "view", type: file.type, page, size, ...given }), viewedPage),
    turnHeic: (file) => enqueue(file, (given) => ({ kind: "turn-heic", type: "heic", ...given }), turned),
    close: async () => {
      closed = true;
      child.stop();
    },
  };
};
