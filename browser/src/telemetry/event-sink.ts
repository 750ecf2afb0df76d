import { EVENTS_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { AnalyticsSink } from "../analytics/analytics.ts";
import { type SentOnce, sentOnce } from "./once-per-session.ts";
import { proofOf, type SignedIn } from "./proof.ts";

const WAIT_MS = 1_000;
const MOST_WAITING = 50;

type Sent = { readonly event: string } | { readonly page: string } | { readonly identify: true };

interface EventSinkEnvironment {
  readonly session: SignedIn | undefined;
  readonly once?: SentOnce;
  readonly post?: (path: string, init: RequestInit) => Promise<unknown>;
}

export const createEventSink = ({
  session,
  once = sentOnce(),
  post = (path, init) => fetch(path, init),
}: EventSinkEnvironment): AnalyticsSink => {
  let waiting: readonly Sent[] = [];
  let timer: number | undefined;
  let lastPage: string | undefined;

  const flush = (): void => {
    window.clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ events: waiting });
    waiting = [];
    const headers = { "content-type": "application/json", ...proofOf(session) };
    void post(EVENTS_PATH, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
  };
  const add = (sent: Sent): void => {
    waiting = [...waiting, sent];
    if (waiting.length >= MOST_WAITING) flush();
    else timer ??= window.setTimeout(flush, WAIT_MS);
  };

  window.addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  // The token is gone after a sign-out, so waiting events are sent as a visitor's.
  session?.subscribe(() => {
    const { state, expired } = session.snapshot();
    if (state !== "logged-out" || expired) return;
    flush();
    once.forget();
  });

  return {
    event: (name) => {
      if (once.isFirst(name)) add({ event: name });
    },
    pageView: (page) => {
      if (page === lastPage) return;
      lastPage = page;
      add({ page });
    },
    identify: () => add({ identify: true }),
  };
};
