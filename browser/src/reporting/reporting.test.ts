import { expect, test } from "vitest";
import { createReporter } from "./reporting.ts";

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

test("FRM-381 a chunk that could not be loaded is not reported", () => {
  const { reporter, heard, connect } = listened();
  const failure = new TypeError("Failed to fetch dynamically imported module");
  reporter.ignore(failure);
  connect();
  reporter.report(failure, "render");
  expect(heard).toEqual([]);
});

test("without a service nothing happens, and only so much waits", () => {
  const { reporter, heard, connect } = listened();
  for (let index = 0; index < 30; index += 1) reporter.report(new Error("quiet"), "render");
  connect();
  expect(heard).toHaveLength(20);
});
