import type { Issue } from "@latchkey/domain/rules/issue.ts";

export interface AnalyticsSink {
  readonly event: (name: string) => void;
  readonly pageView: (path: string) => void;
  readonly identify: () => void;
}

/** Spec 1 §7, and 'clicked submit' of §4. Events contain field and step names, never what was typed. */
export interface Analytics {
  readonly connect: (sink: AnalyticsSink) => void;
  readonly pageView: (page: string) => void;
  readonly identify: () => void;
  readonly clickedContinue: () => void;
  readonly wentBack: (section: string, step: string) => void;
  readonly validationError: (field: string, issue: Issue) => void;
  readonly changedField: (field: string) => void;
  readonly verifiedDocument: (documentName: string, result: "ok" | "error") => void;
  readonly clickedSubmit: () => void;
}

type Told = (sink: AnalyticsSink) => void;

/** Events before the connection of the service wait, up to this number. */
const MOST_WAITING = 50;

export const createAnalytics = (): Analytics => {
  const waiting: Told[] = [];
  let tell = (told: Told): void => {
    if (waiting.length < MOST_WAITING) waiting.push(told);
  };
  const event = (name: string): void => tell((sink) => sink.event(name));
  return {
    connect: (sink) => {
      tell = (told) => told(sink);
      waiting.splice(0).forEach(tell);
    },
    pageView: (page) => tell((sink) => sink.pageView(page)),
    identify: () => tell((sink) => sink.identify()),
    clickedContinue: () => event("Clicked continue"),
    wentBack: (section, step) => event(`Back to ${section} - ${step}`),
    validationError: (field, { code }) => event(`Validation error in ${field}, error: ${code}`),
    changedField: (field) => event(`Changed field ${field}`),
    verifiedDocument: (name, result) => event(`Verified document ${name} with result ${result}`),
    clickedSubmit: () => event("clicked submit"),
  };
};

export const analytics = createAnalytics();
