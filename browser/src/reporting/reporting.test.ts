import { expect, test } from "vitest";
import { createReporter } from "./reporting.ts";

const listened = () => {
  const heard: unknown[] = [];
  const reporter = createReporter();
  reporter.connect({ report: ({ message }, tags) => heard.push({ message, ...tags }) });
  return { reporter, heard };
};

test("a report carries its category and the user's e-mail", () => {
  const { reporter, heard } = listened();
  reporter.report(new Error("before sign-in"), "network");
  reporter.identify("amara@example.com");
  reporter.report("text", "graphql");
  expect(heard).toEqual([
    { message: "before sign-in", category: "network" },
    { message: "text", category: "graphql", user: "amara@example.com" },
  ]);
});

test("a chunk that could not be loaded is not reported", () => {
  const { reporter, heard } = listened();
  const failure = new TypeError("Failed to fetch dynamically imported module");
  reporter.ignore(failure);
  reporter.report(failure, "render");
  expect(heard).toEqual([]);
});

test("without a sink nothing happens", () => {
  expect(() => createReporter().report(new Error("quiet"), "render")).not.toThrow();
});
