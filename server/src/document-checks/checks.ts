import type {
  CheckedFile,
  ConvertedHeic,
  DocumentFinding,
  FaceFinding,
  Inspected,
  NotCheckedReason,
  Unchecked,
  ViewedPage,
} from "@latchkey/document-checks/findings.ts";
import {
  documentFinding,
  faceFinding,
  inspected,
  type Job,
  turned,
  unchecked,
  type ViewSize,
  viewedPage,
} from "@latchkey/document-checks/messages.ts";
import type { z } from "zod";
import { type ChildSettings, openChild } from "../platform/child-process/child.ts";
import { fairQueue } from "./fair-queue.ts";
import { headerPixels } from "./picture-header.ts";

/**
 * Checks pictures for sharpness, completeness, being a document, one face, and the machine-readable zone.
 * Runs in child processes with limits on time, pixels and memory, one for uploads and one for reviewers,
 * shared fairly between the files' owners. A file that could not be checked is `not-checked` and never counts
 * as passed.
 */

export interface DocumentChecks {
  readonly checkDocument: (
    file: CheckedFile,
    options: { readonly expectsZone: boolean },
  ) => Promise<DocumentFinding | Unchecked>;
  /**
   * Checks that a PDF opens without a password and renders a page, or that a picture decodes to its end; also
   * returns the PDF's metadata or the picture's look.
   */
  readonly inspect: (file: CheckedFile) => Promise<Inspected | Unchecked>;
  readonly checkFace: (file: CheckedFile) => Promise<FaceFinding | Unchecked>;
  /** A picture of the page, decoded and re-encoded: upright, without metadata or active content. Pages count from 1. */
  readonly view: (file: CheckedFile, page: number, size?: ViewSize) => Promise<ViewedPage | Unchecked>;
  /** A PNG within the size, decoded and drawn anew. */
  readonly drawLogo: (
    file: Omit<CheckedFile, "type"> & { readonly type: "png" | "jpeg" },
    within: { readonly width: number; readonly height: number },
  ) => Promise<ConvertedHeic | Unchecked>;
  readonly convertHeic: (file: Pick<CheckedFile, "content" | "owner">) => Promise<ConvertedHeic | Unchecked>;
  readonly close: () => Promise<void>;
}

export interface DocumentChecksSettings extends ChildSettings {
  readonly maxPixels: number;
  readonly modelsFolder: string;
  /** the time limit of a page's first attempt; a slower page is retried after all waiting files */
  readonly firstTurnMs: number;
  /** the time limit of the machine-readable zone alone; the rest is judged without it */
  readonly zoneMs: number;
  readonly queueLength: number;
  /** today, to resolve two-digit years */
  readonly today: () => string;
  /** Called with the time that a file has kept the process busy, before its result is returned. */
  readonly onTurn?: (owner: string, milliseconds: number) => Promise<void>;
}

type Given = Pick<Job, "content" | "maxPixels" | "modelsFolder">;

const notChecked = (reason: NotCheckedReason): Unchecked => ({ outcome: "not-checked", reason });

/** All slow files share one queue position, so that they delay others by one file at most. */
const SLOW = "slow files";

type TurnLimits = readonly [firstMs: number, secondMs?: number];

interface Asked<T> {
  readonly shape: z.ZodType<T>;
  readonly turnsMs: TurnLimits;
}

const isTimeout = (found: unknown): boolean =>
  typeof found === "object" && found !== null && "reason" in found && found.reason === "timeout";

/** A process and its queue. The first file starts it, and the next file restarts a killed one. */
const openLane = (settings: DocumentChecksSettings) => {
  const child = openChild<Job>(settings);
  const queue = fairQueue(settings.queueLength);
  let closed = false;

  const ask = async <T>(
    owner: string,
    job: Job,
    { shape, withinMs }: { readonly shape: z.ZodType<T>; readonly withinMs: number },
  ): Promise<T | Unchecked> => {
    if (closed) return notChecked("crashed");
    const start = performance.now();
    const outcome = await child.run(job, withinMs);
    await settings.onTurn?.(owner, performance.now() - start);
    if ("failed" in outcome) return notChecked(outcome.failed);
    const known = shape.or(unchecked).safeParse(outcome.answer);
    if (known.success) return known.data;
    // An invalid message: the child no longer runs our program.
    child.stop();
    return notChecked("crashed");
  };

  const take = async <T>(
    owner: string,
    makeJob: () => Promise<Job | Unchecked>,
    { shape, turnsMs }: Asked<T>,
  ): Promise<T | Unchecked> => {
    const takeTurn = (withinMs: number) => async () => {
      const job = await makeJob();
      return "outcome" in job ? job : ask(owner, job, { shape, withinMs });
    };
    const [firstMs, secondMs] = turnsMs;
    const first = (await queue.take(owner, takeTurn(firstMs))) ?? notChecked("busy");
    if (secondMs === undefined || !isTimeout(first)) return first;
    return (await queue.take(SLOW, takeTurn(secondMs))) ?? notChecked("busy");
  };

  const close = (): void => {
    closed = true;
    child.stop();
  };
  return { take, close };
};

export const openDocumentChecks = (settings: DocumentChecksSettings): DocumentChecks => {
  const { maxPixels, modelsFolder, today, firstTurnMs, timeoutMs, zoneMs } = settings;
  const whole: TurnLimits = [timeoutMs];
  const shortFirst: TurnLimits = firstTurnMs < timeoutMs ? [firstTurnMs, timeoutMs] : whole;
  const [people, desk] = [openLane(settings), openLane(settings)];
  const isTooLarge = ({ content, type }: Pick<Job, "content" | "type">): boolean =>
    (type === "jpeg" || type === "png") && (headerPixels(content, type) ?? 0) > maxPixels;
  const enqueue = <T>(
    { owner, content, isForDesk = false }: Pick<CheckedFile, "owner" | "content" | "isForDesk">,
    jobOn: (given: Given) => Job,
    asked: Asked<T>,
  ): Promise<T | Unchecked> => {
    const makeJob = async (): Promise<Job | Unchecked> => {
      const read = Buffer.isBuffer(content) ? content : await content();
      const job = jobOn({ content: read, maxPixels, modelsFolder });
      return isTooLarge(job) ? notChecked("too-large") : job;
    };
    return (isForDesk ? desk : people).take(owner, makeJob, asked);
  };

  return {
    checkDocument: (file, { expectsZone }) => {
      const asked = { kind: "document", type: file.type, expectsZone, today: today(), zoneMs } as const;
      return enqueue(file, (given) => ({ ...asked, ...given }), { shape: documentFinding, turnsMs: whole });
    },
    checkFace: (file) =>
      enqueue(file, (given) => ({ kind: "face", type: file.type, ...given }), {
        shape: faceFinding,
        turnsMs: whole,
      }),
    inspect: (file) =>
      enqueue(file, (given) => ({ kind: "inspect", type: file.type, ...given }), {
        shape: inspected,
        turnsMs: shortFirst,
      }),
    view: (file, page, size = "page") =>
      enqueue(file, (given) => ({ kind: "view", type: file.type, page, size, ...given }), {
        shape: viewedPage,
        turnsMs: shortFirst,
      }),
    drawLogo: (file, within) =>
      enqueue(file, (given) => ({ kind: "logo", type: file.type, ...within, ...given }), {
        shape: turned,
        turnsMs: whole,
      }),
    convertHeic: (file) =>
      enqueue(file, (given) => ({ kind: "turn-heic", type: "heic", ...given }), {
        shape: turned,
        turnsMs: whole,
      }),
    close: async () => {
      people.close();
      desk.close();
    },
  };
};
