/** Where an error came from, sent along as a tag (spec 1 §8). */
export const reportCategories = ["graphql", "network", "render", "dashboard", "upload", "session"] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** An error-reporting service, connected if one is configured. */
export interface ReportSink {
  readonly report: (error: Error, tags: Readonly<Record<string, string>>) => void;
}

export interface Reporter {
  readonly connect: (sink: ReportSink) => void;
  /** Reports are tagged with the e-mail address of the signed-in user (spec 1 §1). */
  readonly identify: (email: string) => void;
  readonly report: (error: unknown, category: ReportCategory) => void;
  /** A chunk that failed to load: the person is offline, or a new version was deployed. Never reported. */
  readonly ignore: (error: unknown) => void;
  /** Whether it is such a chunk's failure. */
  readonly isIgnored: (error: unknown) => boolean;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const createReporter = (): Reporter => {
  let sink: ReportSink | undefined;
  let user: string | undefined;
  const ignored = new WeakSet<object>();
  const isIgnored = (error: unknown): boolean => isObject(error) && ignored.has(error);
  return {
    connect: (connected) => {
      sink = connected;
    },
    identify: (email) => {
      user = email;
    },
    ignore: (error) => {
      if (isObject(error)) ignored.add(error);
    },
    isIgnored,
    report: (error, category) => {
      if (isIgnored(error)) return;
      sink?.report(asError(error), { category, ...(user !== undefined && { user }) });
    },
  };
};

/** The reporter of this page: does nothing until a sink is connected. */
export const reporter = createReporter();

/** Vite announces failed chunks in an event, before any `catch` sees them. */
export const ignoreChunkFailures = (target: Window): void =>
  target.addEventListener("vite:preloadError", (event) => reporter.ignore(event.payload));
