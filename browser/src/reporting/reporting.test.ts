// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { createReporter, ignoreChunkFailures, reporter as reporterOfPage } from "./reporting.ts";

const listened = () => {
  const heard: unknown[] = [];
  const reporter = createReporter();
  const connect = () =>
    reporter.connect({ report: ({ message }, category) => heard.push([message, category]) });
  return { reporter, heard, connect };
};

test("a report carries its category, and waits for the service", () => {
  const { reporter, heard, connect } = listened();
  reporter.report(new Error("before"), "network");
  expect(heard).toEqual([]);
  connect();
  reporter.report("text", "graphql");
  expect(heard).toEqual([
    ["before", "network"],
    ["text", "graphql"],
  ]);
});

test("FRM-381 (in part) a chunk whose failure the page announces is not reported, and anything else is", () => {
  const heard: unknown[] = [];
  ignoreChunkFailures(window);
  // What other files have left waiting.
  reporterOfPage.connect({ report: () => undefined });
  reporterOfPage.connect({ report: ({ message }) => heard.push(message) });
  const payload = new TypeError("Failed to fetch dynamically imported module");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  reporterOfPage.report(payload, "network");
  reporterOfPage.report(new TypeError("Failed to fetch"), "network");
  expect(heard).toEqual(["Failed to fetch"]);
});

test("without a service nothing happens, and only so much waits", () => {
  const { reporter, heard, connect } = listened();
  for (let index = 0; index < 30; index += 1) reporter.report(new Error("quiet"), "render");
  connect();
  expect(heard).toHaveLength(20);
});
