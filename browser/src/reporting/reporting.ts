import type { ReportCategory } from "@latchkey/domain/vocabulary/report-categories.ts";

export interface ReportSink {
  readonly report: (error: Error, category: ReportCategory) => void;
}

export interface Reporter {
  readonly connect: (sink: ReportSink) => void;
  readonly report: (error: unknown, category: ReportCategory) => void;
  /** A chunk that failed to load: the person is offline, or a new version was deployed. Never reported. */
  readonly ignore: (error: unknown) => void;
  readonly isIgnored: (error: unknown) => boolean;
}

type Told = Parameters<ReportSink["report"]>;

const MOST_WAITING = 20;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export const createReporter = (): Reporter => {
  const waiting: Told[] = [];
  let tell = (...told: Told): void => {
    if (waiting.length < MOST_WAITING) waiting.push(told);
  };
  const ignored = new Set<unknown>();
  const isIgnored = (error: unknown): boolean => ignored.has(error);
  return {
    connect: ({ report }) => {
      tell = report;
      for (const told of waiting.splice(0)) report(...told);
    },
    ignore: (error) => void ignored.add(error),
    isIgnored,
    report: (error, category) => {
      if (!isIgnored(error)) tell(asError(error), category);
    },
  };
};

export const reporter = createReporter();

/** Vite announces failed chunks in an event, before any `catch` sees them. */
export const ignoreChunkFailures = (target: Window): void =>
  target.addEventListener("vite:preloadError", (event) => reporter.ignore(event.payload));
