import { describe, expect, test } from "vitest";
import { type VisaStep, type VisaValues, visaFlow } from "../testing/visa-flow.ts";
import type { Flow } from "./flow.ts";
import { openAfter } from "./open-after.ts";

const after = (values: VisaValues, passed: readonly VisaStep[], end?: VisaStep, flow = visaFlow) => {
  const next = flow.steps[passed.at(-1)!].next(values, null, passed);
  return next && openAfter({ flow, values, context: null }, { passed, next, end });
};

describe("an answer is changed in a section that is answered", () => {
  test.each<[string, VisaValues, readonly VisaStep[], readonly VisaStep[]]>([
    ["and nothing else is needed", { choice: "passport", uploaded: true }, ["choice"], []],
    ["and another step is", { choice: "visa", uploaded: true }, ["choice"], ["expiry"]],
    [
      "past what is answered, to the open one",
      { choice: "visa", expiry: "future" },
      ["choice"],
      ["expiry", "upload"],
    ],
    [
      "a loop stands on its step again",
      { choice: "visa", expiry: "past", acknowledged: true },
      ["choice", "expiry"],
      ["expiredVisa", "choice"],
    ],
  ])("%s", (_what, values, passed, steps) => {
    expect(after(values, passed)).toEqual(steps);
  });

  test("an end step ends a request", () => {
    expect(after({ choice: "visa", expiry: "past" }, ["choice"], "expiry")).toEqual([]);
  });

  const completingFlow = (step: VisaStep): Flow<VisaValues, unknown, VisaStep> => ({
    ...visaFlow,
    steps: { ...visaFlow.steps, [step]: { ...visaFlow.steps[step], completes: true } },
  });

  test.each<[string, VisaStep, readonly VisaStep[]]>([
    ["a step on the way that completes the section is enough", "expiry", []],
    ["so is the changed one itself", "choice", []],
    ["an open one is not", "upload", ["expiry", "upload"]],
  ])("%s", (_what, completing, steps) => {
    const values = { choice: "visa", expiry: "future" } as const;
    expect(after(values, ["choice"], undefined, completingFlow(completing))).toEqual(steps);
  });
});
