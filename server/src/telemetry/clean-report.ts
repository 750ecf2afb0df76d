import { reportCategories } from "@latchkey/domain/vocabulary/report-categories.ts";
import type { ErrorReport } from "../partners/error-service.ts";
import { cleanText } from "./clean-text.ts";
import { knownErrorType } from "./known-error-types.ts";
import { knownEvent } from "./known-events.ts";
import { knownPage } from "./known-names.ts";
import type { SentError, SentItem, SentPageLoad } from "./read-envelope.ts";

/** Rebuilds a browser's report from allowed values: nothing is forwarded as it came. */

type Frame = NonNullable<SentError["exception"]["values"][number]["stacktrace"]>["frames"][number];
type Breadcrumb = SentError["breadcrumbs"][number];

/** Spec 1 §9. */
const ENVIRONMENT = "production";

const OWN_FILE = /\/assets\/[\w.-]{1,100}\.js$/;
const FUNCTION = /^(?:async |new )?[\w$.]{1,60}(?:\.<anonymous>)?$/;
const LONGEST_LOAD_S = 300;

const cleanFrame = ({ filename, function: name, lineno, colno }: Frame) => ({
  filename: OWN_FILE.exec(filename.split(/[?#]/, 1)[0] ?? "")?.[0] ?? "/*",
  function: FUNCTION.test(name) ? name : "?",
  in_app: true,
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno }),
});

const cleanBreadcrumb = ({ category, message, timestamp }: Breadcrumb) => {
  const known = category === "navigation" ? knownPage(message) : knownEvent(message);
  return known === undefined ? [] : [{ category, message: known, timestamp, level: "info" }];
};

const categoryOf = (category: string): string =>
  reportCategories.find((known) => known === category) ?? "other";

const errorContent = ({ exception, level, tags, breadcrumbs, transaction }: SentError, now: number) => ({
  timestamp: now,
  platform: "javascript",
  level,
  environment: ENVIRONMENT,
  transaction: knownPage(transaction),
  tags: { category: categoryOf(tags.category) },
  exception: {
    values: exception.values.map(({ type, value, stacktrace }) => ({
      type: knownErrorType(type),
      value: cleanText(value),
      ...(stacktrace && { stacktrace: { frames: stacktrace.frames.map(cleanFrame) } }),
    })),
  },
  breadcrumbs: breadcrumbs.flatMap(cleanBreadcrumb),
});

const pageLoadContent = (sent: SentPageLoad, now: number) => {
  const took = Math.min(Math.max(0, sent.timestamp - sent.start_timestamp), LONGEST_LOAD_S);
  const { trace_id, span_id } = sent.contexts.trace;
  return {
    type: "transaction",
    platform: "javascript",
    environment: ENVIRONMENT,
    transaction: knownPage(sent.transaction),
    timestamp: now,
    start_timestamp: now - took,
    contexts: { trace: { trace_id, span_id, op: "pageload" } },
    spans: [],
  };
};

export const cleanReport = (item: SentItem, now: number): ErrorReport => ({
  eventId: item.sent.event_id,
  kind: item.kind,
  content: item.kind === "event" ? errorContent(item.sent, now) : pageLoadContent(item.sent, now),
});
