import { ENVELOPE_TYPE, ERRORS_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { BrowserClient, createTransport, defaultStackParser, Scope } from "@sentry/browser";
import type { AnalyticsSink } from "../analytics/analytics.ts";
import type { ReportSink } from "../reporting/reporting.ts";
import { SignedOutError } from "../session/session-revival.ts";
import { proofOf, type SignedIn } from "./proof.ts";

/** Error reports with Sentry's client through the product's own server, which cleans and forwards them. */

/** The client sends nothing without an address; ours is the tunnel, and the server has the real one. */
const NOBODYS_DSN = "https://page@errors.invalid/1";
/** Spec 1 §9. */
const ENVIRONMENT = "production";
const TRACES_SAMPLE_RATE = 0.01;
const MOST_BREADCRUMBS = 50;

interface ErrorSinkEnvironment {
  readonly session: SignedIn | undefined;
  readonly post?: (path: string, init: RequestInit) => Promise<Response>;
  readonly random?: () => number;
}

export interface ErrorSink extends ReportSink {
  /** Breadcrumbs hold names alone. */
  readonly breadcrumbs: AnalyticsSink;
}

const hex = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length / 2)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

export const createErrorSink = ({
  session,
  post = (path, init) => fetch(path, init),
  random = Math.random,
}: ErrorSinkEnvironment): ErrorSink => {
  const client = new BrowserClient({
    dsn: NOBODYS_DSN,
    tunnel: ERRORS_PATH,
    environment: ENVIRONMENT,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    maxBreadcrumbs: MOST_BREADCRUMBS,
    sendClientReports: false,
    stackParser: defaultStackParser,
    integrations: [],
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const headers = { "content-type": ENVELOPE_TYPE, ...proofOf(session) };
        const { status } = await post(ERRORS_PATH, {
          method: "POST",
          headers,
          body: body as BodyInit,
          keepalive: true,
        });
        return { statusCode: status };
      }),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  let page = "/*";

  const trace = (): void => {
    if (random() >= TRACES_SAMPLE_RATE) return;
    const began = performance.timeOrigin / 1000;
    client.captureEvent({
      type: "transaction",
      transaction: page,
      start_timestamp: began,
      timestamp: began + performance.now() / 1000,
      contexts: { trace: { trace_id: hex(32), span_id: hex(16), op: "pageload" } },
    });
  };
  const remember = (category: "navigation" | "event", message: string): void => {
    scope.addBreadcrumb({ category, message, timestamp: Date.now() / 1000 }, MOST_BREADCRUMBS);
  };
  let isTraced = false;

  return {
    report: (error, category) => {
      // A 401 is not reported (spec 1 §8), wherever it occurred.
      if (error instanceof SignedOutError) return;
      const own = scope.clone();
      own.setTag("category", category);
      own.setTransactionName(page);
      own.captureException(error);
    },
    breadcrumbs: {
      event: (name) => remember("event", name),
      pageView: (path) => {
        page = path;
        remember("navigation", path);
        if (!isTraced) trace();
        isTraced = true;
      },
      identify: () => undefined,
    },
  };
};
