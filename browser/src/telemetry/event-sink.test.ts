// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionSnapshot } from "../session/session.ts";
import { createEventSink } from "./event-sink.ts";
import { sentOnce } from "./once-per-session.ts";

beforeEach(() => {
  vi.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Sent {
  readonly path: string;
  readonly events: unknown;
  readonly init: RequestInit;
}

const open = (token?: string) => {
  const sent: Sent[] = [];
  const listeners: (() => void)[] = [];
  let snapshot: SessionSnapshot = { state: token ? "logged-in" : "logged-out", expired: false };
  let current = token;
  const session = {
    currentToken: () => current,
    callHeaders: () => ({ "x-latchkey-party": "p1" }),
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const sink = createEventSink({
    session,
    post: async (path, init) => {
      sent.push({ path, events: JSON.parse(String(init.body)).events, init });
    },
  });
  const logout = (expired = false) => {
    snapshot = { state: "logged-out", expired };
    current = undefined;
    for (const listener of listeners) listener();
  };
  const pass = () => vi.advanceTimersByTimeAsync(1_000);
  return { sink, sent, logout, pass };
};

test("what happens within a second is sent together, with the token and to our own server", async () => {
  const { sink, sent, pass } = open("t1");
  sink.identify();
  sink.pageView("/dashboard");
  sink.event("Clicked continue");
  expect(sent).toEqual([]);
  await pass();
  expect(sent.map(({ path, events }) => [path, events])).toEqual([
    ["/events", [{ identify: true }, { page: "/dashboard" }, { event: "Clicked continue" }]],
  ]);
  expect(sent[0]?.init).toMatchObject({
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", authorization: "Bearer t1", "x-latchkey-party": "p1" },
  });
});

test("without a token nobody is named", async () => {
  const { sink, sent, pass } = open();
  sink.pageView("/otl");
  await pass();
  expect(sent[0]?.init.headers).toEqual({ "content-type": "application/json" });
});

test("FRM-363 each event is sent once per session, on every page of the tab", async () => {
  const { sink, sent, pass } = open("t1");
  for (const name of ["Clicked continue", "Changed field firstName", "Clicked continue"]) sink.event(name);
  await pass();
  // Another page of the same tab.
  const other = open("t1");
  for (const name of ["Changed field firstName", "Changed field lastName"]) other.sink.event(name);
  await other.pass();
  expect([...sent, ...other.sent].map(({ events }) => events)).toEqual([
    [{ event: "Clicked continue" }, { event: "Changed field firstName" }],
    [{ event: "Changed field lastName" }],
  ]);
});

test("signing out ends the session, an expiry does not", async () => {
  const first = open("t1");
  first.sink.event("Clicked continue");
  await first.pass();
  first.logout(true);
  const again = open("t1");
  again.sink.event("Clicked continue");
  await again.pass();
  expect(again.sent).toEqual([]);
  again.logout();
  expect(window.sessionStorage.length).toBe(0);
  const next = open("t2");
  next.sink.event("Clicked continue");
  await next.pass();
  expect(next.sent).toHaveLength(1);
});

test("one view per path", async () => {
  const { sink, sent, pass } = open();
  for (const page of ["/dashboard", "/dashboard", "/your-data"]) sink.pageView(page);
  await pass();
  expect(sent[0]?.events).toEqual([{ page: "/dashboard" }, { page: "/your-data" }]);
});

test("what waits is sent when the page is left", () => {
  const { sink, sent } = open("t1");
  sink.pageView("/dashboard");
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toHaveLength(1);
});

test("a server that fails is not asked again", async () => {
  const post = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const sink = createEventSink({ session: undefined, post });
  sink.event("Clicked continue");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(post).toHaveBeenCalledTimes(1);
});

test("where storage is blocked an event is still sent once per page", () => {
  const once = sentOnce(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect([once.isFirst("a"), once.isFirst("a"), once.isFirst("b")]).toEqual([true, false, true]);
  once.forget();
  expect(once.isFirst("a")).toBe(true);
});
