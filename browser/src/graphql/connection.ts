import { type ReportCategory, reportCategories } from "@latchkey/domain/vocabulary/report-categories.ts";
import { cacheExchange } from "@urql/exchange-graphcache";
import { Client, type CombinedError, fetchExchange, makeOperation, mapExchange, type Operation } from "urql";
import type { Reporter } from "../reporting/reporting.ts";
import type { Session } from "../session/session.ts";
import { SignedOutError } from "../session/session-revival.ts";
import { bearerAuth, isUnauthenticated } from "./auth.ts";
import type { CacheKeys } from "./cache-keys.ts";
import { sendOptions } from "./send-options.ts";

export interface ConnectionEnvironment {
  readonly url: string;
  readonly keys: CacheKeys;
  readonly session: Session;
  readonly reporter: Pick<Reporter, "report">;
  /** No fault, so it is not reported. */
  readonly isExpected?: (error: CombinedError, operation: Operation) => boolean;
  readonly fetch: typeof fetch;
}

/** The current client, replaced on sign-out; a store for `useSyncExternalStore`. */
export interface Connection {
  readonly client: () => Client;
  readonly subscribe: (listener: () => void) => () => void;
}

export const reportedAs = (category: ReportCategory): { readonly category: ReportCategory } => ({ category });

const categoryOf = ({ networkError }: CombinedError, { context }: Operation): ReportCategory =>
  reportCategories.find((category) => category === context.category) ??
  (networkError ? "network" : "graphql");

const report = (
  error: CombinedError,
  operation: Operation,
  { reporter, isExpected }: ConnectionEnvironment,
): void => {
  // 401 is not reported (spec 1 §8), and a request aborted by signing out is not an error.
  if (isUnauthenticated(error) || error.networkError instanceof SignedOutError) return;
  if (error.networkError?.name === "AbortError" || isExpected?.(error, operation)) return;
  reporter.report(error, categoryOf(error, operation));
};

/** The build gives every operation its hash; the server knows its text by it. */
const askByHash = (operation: Operation): Operation => {
  const { query } = operation;
  if (!("documentId" in query) || !query.documentId) return operation;
  const persistedQuery = { version: 1, sha256Hash: query.documentId } as const;
  return makeOperation(operation.kind, { ...operation, extensions: { persistedQuery } }, operation.context);
};

const stoppable = (original: typeof fetch) => {
  const stop = new AbortController();
  const fetchUntilStopped: typeof fetch = (input, init) => {
    const own = new AbortController();
    const abort = () => own.abort();
    stop.signal.addEventListener("abort", abort, { once: true });
    init?.signal?.addEventListener("abort", abort, { once: true });
    if (stop.signal.aborted || init?.signal?.aborted) abort();
    return original(input, { ...init, signal: own.signal }).finally(() =>
      stop.signal.removeEventListener("abort", abort),
    );
  };
  return { fetch: fetchUntilStopped, stop: () => stop.abort() };
};

const openClient = (environment: ConnectionEnvironment) => {
  const { url, keys, session, fetch } = environment;
  const requests = stoppable(fetch);
  const client = new Client({
    url,
    fetch: requests.fetch,
    ...sendOptions(),
    preferGetMethod: false,
    exchanges: [
      mapExchange({ onError: (error, operation) => report(error, operation, environment) }),
      cacheExchange({ keys }),
      mapExchange({ onOperation: askByHash }),
      bearerAuth(session),
      fetchExchange,
    ],
  });
  return { client, stop: requests.stop };
};

/**
 * The connection to the server's GraphQL. Signing out aborts running queries and clears the cache (spec 1 §4); expiry
 * does not, because the page waits for the next sign-in and then continues.
 */
export const createConnection = (environment: ConnectionEnvironment): Connection => {
  let current = openClient(environment);
  const listeners = new Set<() => void>();
  environment.session.subscribe(() => {
    const { state, expired } = environment.session.snapshot();
    if (state !== "logged-out" || expired) return;
    current.stop();
    current = openClient(environment);
    for (const listener of [...listeners]) listener();
  });
  return {
    client: () => current.client,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
