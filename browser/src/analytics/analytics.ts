import type { Issue } from "@latchkey/domain/rules/issue.ts";

/** A product analytics service, connected if one is configured. */
export interface AnalyticsSink {
  readonly event: (name: string) => void;
  readonly pageView: (path: string) => void;
  readonly identify: (person: AnalyticsPerson) => void;
}

export interface AnalyticsPerson {
  readonly uuid: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Remembers which events were sent, for the browser's session. */
export interface SentEvents {
  readonly read: () => readonly string[];
  readonly write: (names: readonly string[]) => void;
}

/** Spec 1 §7, and 'clicked submit' of §4. Events contain field and step names, never what was typed. */
export interface Analytics {
  readonly connect: (sink: AnalyticsSink) => void;
  /** @param page a path with parameters replaced by their names */
  readonly pageView: (page: string) => void;
  readonly identify: (person: AnalyticsPerson) => void;
  readonly clickedContinue: () => void;
  readonly wentBack: (section: string, step: string) => void;
  readonly validationError: (field: string, issue: Issue) => void;
  readonly changedField: (field: string) => void;
  readonly verifiedDocument: (documentName: string, result: "ok" | "error") => void;
  readonly clickedSubmit: () => void;
}

const nobody: AnalyticsSink = {
  event: () => undefined,
  pageView: () => undefined,
  identify: () => undefined,
};

export const createAnalytics = (sent: SentEvents): Analytics => {
  let sink = nobody;
  let lastPage: string | undefined;
  /** Each event is sent once per session (spec 1 §7). */
  const once = (name: string): void => {
    const names = sent.read();
    if (names.includes(name)) return;
    sent.write([...names, name]);
    sink.event(name);
  };
  return {
    connect: (connected) => {
      sink = connected;
    },
    pageView: (page) => {
      if (page === lastPage) return;
      lastPage = page;
      sink.pageView(page);
    },
    identify: (person) => sink.identify(person),
    clickedContinue: () => once("Clicked continue"),
    wentBack: (section, step) => once(`Back to ${section} - ${step}`),
    validationError: (field, { code }) => once(`Validation error in ${field}, error: ${code}`),
    changedField: (field) => once(`Changed field ${field}`),
    verifiedDocument: (name, result) => once(`Verified document ${name} with result ${result}`),
    clickedSubmit: () => once("clicked submit"),
  };
};

const STORAGE_KEY = "latchkey-sent-events";

/** Session storage, or memory where the browser blocks storage. */
const browserSentEvents = (): SentEvents => {
  let memory: readonly string[] = [];
  return {
    read: () => {
      try {
        return window.sessionStorage.getItem(STORAGE_KEY)?.split("\n") ?? memory;
      } catch {
        return memory;
      }
    },
    write: (names) => {
      memory = names;
      try {
        window.sessionStorage.setItem(STORAGE_KEY, names.join("\n"));
      } catch {
        // Storage is full or blocked: events are still sent only once per page.
      }
    },
  };
};

/** The analytics of this page: does nothing until a sink is connected. */
export const analytics = createAnalytics(browserSentEvents());
