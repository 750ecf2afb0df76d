import { type AnalyticsSink, analytics } from "../analytics/analytics.ts";
import { meta } from "../frame/provider.ts";
import { reporter } from "../reporting/reporting.ts";
import { createEventSink } from "./event-sink.ts";
import type { SignedIn } from "./proof.ts";

const nothing: AnalyticsSink = {
  event: () => undefined,
  pageView: () => undefined,
  identify: () => undefined,
};

const both = (one: AnalyticsSink, other: AnalyticsSink): AnalyticsSink => ({
  event: (name) => {
    one.event(name);
    other.event(name);
  },
  pageView: (page) => {
    one.pageView(page);
    other.pageView(page);
  },
  identify: () => {
    one.identify();
    other.identify();
  },
});

export const connect = async (session: SignedIn | undefined): Promise<void> => {
  const sends = meta("latchkey-sends")?.split(" ") ?? [];
  const events = sends.includes("events") ? createEventSink({ session }) : nothing;
  if (!sends.includes("errors")) return analytics.connect(events);
  const { createErrorSink } = await import("./error-sink.ts");
  const errors = createErrorSink({ session });
  analytics.connect(both(events, errors.breadcrumbs));
  reporter.connect(errors);
};
