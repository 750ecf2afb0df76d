// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { SignedOutError } from "../session/session-revival.ts";
import { eventually } from "../testing/eventually.ts";
import { createErrorSink } from "./error-sink.ts";

interface Posted {
  readonly path: string;
  readonly init: RequestInit;
  readonly lines: readonly Record<string, unknown>[];
}

const open = (random = 1) => {
  const posted: Posted[] = [];
  const session = {
    currentToken: () => "t1",
    callHeaders: () => ({}),
    snapshot: () => ({ state: "logged-in", expired: false }) as const,
    subscribe: () => () => undefined,
  };
  const sink = createErrorSink({
    session,
    random: () => random,
    post: async (path, init) => {
      const lines = String(init.body).split("\n").filter(Boolean);
      posted.push({ path, init, lines: lines.map((line) => JSON.parse(line)) });
      return new Response(null, { status: 204 });
    },
  });
  return { sink, posted };
};

const only = async (posted: readonly Posted[]): Promise<Posted> => {
  await eventually(() => expect(posted).toHaveLength(1));
  const [one] = posted;
  if (!one) throw new Error("Nothing was posted");
  return one;
};

test("FRM-377 (in part) FRM-400 a report goes to our own server as an envelope, with category and environment", async () => {
  const { sink, posted } = open();
  sink.breadcrumbs.pageView("/dashboard");
  sink.report(new TypeError("It failed"), "graphql");
  const { path, init, lines } = await only(posted);
  expect(path).toBe("/errors");
  expect(init.headers).toMatchObject({
    "content-type": "application/x-sentry-envelope",
    authorization: "Bearer t1",
  });
  expect(lines[1]).toMatchObject({ type: "event" });
  expect(lines[2]).toMatchObject({
    environment: "production",
    tags: { category: "graphql" },
    transaction: "/dashboard",
    exception: { values: [{ type: "TypeError", value: "It failed" }] },
  });
  expect(lines[2]).not.toHaveProperty("user");
});

test("FRM-399 up to fifty breadcrumbs go along: names of pages and events alone", async () => {
  const { sink, posted } = open();
  for (let index = 0; index < 60; index += 1) sink.breadcrumbs.event(`Changed field ${"x".repeat(index)}`);
  sink.breadcrumbs.pageView("/dashboard");
  sink.report(new Error("x"), "render");
  const { lines } = await only(posted);
  const breadcrumbs = lines[2]?.breadcrumbs as readonly Record<string, unknown>[];
  expect(breadcrumbs).toHaveLength(50);
  expect(breadcrumbs.at(-1)).toMatchObject({ category: "navigation", message: "/dashboard" });
  expect(Object.keys(breadcrumbs[0] ?? {}).toSorted()).toEqual(["category", "message", "timestamp"]);
});

test("FRM-380 (in part) a session that is over is no error", async () => {
  const { sink, posted } = open();
  sink.report(new SignedOutError("The session is over"), "upload");
  sink.report(new Error("other"), "upload");
  expect(JSON.stringify((await only(posted)).lines[2])).toContain("other");
});

test("a category is of its own report alone", async () => {
  const { sink, posted } = open();
  sink.report(new Error("one"), "upload");
  sink.report(new Error("other"), "render");
  await eventually(() => expect(posted).toHaveLength(2));
  expect(posted.map(({ lines }) => lines[2]?.tags)).toEqual([{ category: "upload" }, { category: "render" }]);
});

test("FRM-398 one load of a page in a hundred is traced", async () => {
  const { sink, posted } = open(0.009_9);
  sink.breadcrumbs.pageView("/dashboard");
  sink.breadcrumbs.pageView("/your-data");
  const { lines } = await only(posted);
  expect(lines[1]).toMatchObject({ type: "transaction" });
  expect(lines[2]).toMatchObject({ transaction: "/dashboard", contexts: { trace: { op: "pageload" } } });
  const other = open(0.01);
  other.sink.breadcrumbs.pageView("/dashboard");
  other.sink.report(new Error("x"), "render");
  expect((await only(other.posted)).lines[1]).toMatchObject({ type: "event" });
});
